/**
 * All that a node has to write, in one call: `[[table, epoch, [[statement, value, ...], ...]], ...]`. Gives for each group
 * the number of the last row put in, or -1 where somebody else has claimed the table since. A group without an epoch is
 * about a table that is nobody's yet.
 *
 * It is one statement, so nothing stays locked when the node that sent it stops in the middle, and whoever claims a table
 * waits until it is done.
 */
export const COMMIT = `
CREATE FUNCTION undertow_commit(groups jsonb) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
  given jsonb;
  change jsonb;
  mine integer;
  last integer;
  outcomes integer[] := '{}';
BEGIN
  PERFORM 1 FROM owners WHERE tbl IN (SELECT value ->> 0 FROM jsonb_array_elements(groups)) ORDER BY tbl FOR SHARE;
  FOR given IN SELECT value FROM jsonb_array_elements(groups) LOOP
    mine := (given ->> 1)::integer;
    IF mine IS NOT NULL AND NOT EXISTS (SELECT 1 FROM owners WHERE tbl = given ->> 0 AND epoch = mine) THEN
      outcomes := outcomes || -1;
      CONTINUE;
    END IF;
    last := 0;
    FOR change IN SELECT value FROM jsonb_array_elements(given -> 2) LOOP
      CASE change ->> 0
      WHEN 'appendAnswer' THEN
        IF (change ->> 2)::integer > 0 AND NOT EXISTS (
          SELECT 1 FROM answers WHERE tbl = change ->> 1 AND seq = (change ->> 2)::integer - 1
        ) THEN
          RAISE EXCEPTION 'an answer does not follow the one before it';
        END IF;
        INSERT INTO answers (tbl, seq, answer, heard, epoch)
          VALUES (change ->> 1, (change ->> 2)::integer, change ->> 3, change ->> 4, mine);
      WHEN 'touchTable' THEN
        UPDATE tables SET status = change ->> 1, listed = (change ->> 2)::smallint,
          touched = (change ->> 3)::bigint, wake = (change ->> 4)::bigint WHERE id = change ->> 5;
      WHEN 'putPart' THEN
        INSERT INTO parts (tbl, part, value) VALUES (change ->> 1, change ->> 2, change ->> 3)
          ON CONFLICT (tbl, part) DO UPDATE SET value = excluded.value;
      WHEN 'putCheckpoint' THEN
        IF (change ->> 2)::integer > 0 AND NOT EXISTS (
          SELECT 1 FROM answers WHERE tbl = change ->> 1 AND seq = (change ->> 2)::integer - 1
        ) THEN
          RAISE EXCEPTION 'a checkpoint is ahead of the answers';
        END IF;
        INSERT INTO checkpoints (tbl, at, serial, state, version, result)
          VALUES (change ->> 1, (change ->> 2)::integer, (change ->> 3)::integer, change ->> 4,
            (change ->> 5)::integer, change ->> 6)
          ON CONFLICT (tbl, at) DO UPDATE SET serial = excluded.serial, state = excluded.state,
            version = excluded.version, result = excluded.result;
      WHEN 'say' THEN
        INSERT INTO talk (tbl, n, said) VALUES (change ->> 1, (change ->> 2)::integer, change ->> 3);
      WHEN 'beginAnswers' THEN
        INSERT INTO answers (tbl, seq, answer, heard, epoch) VALUES (change ->> 1, -1, '[]', change ->> 2, mine);
      WHEN 'archiveAnswers' THEN
        INSERT INTO archive (tbl, seq, answer, heard, by, at)
          SELECT tbl, seq, answer, heard, change ->> 3, (change ->> 4)::bigint FROM answers
          WHERE tbl = change ->> 1 AND seq >= (change ->> 2)::integer ORDER BY seq;
      WHEN 'cutAnswers' THEN
        DELETE FROM answers WHERE tbl = change ->> 1 AND seq >= (change ->> 2)::integer;
      WHEN 'cutCheckpoint' THEN
        DELETE FROM checkpoints WHERE tbl = change ->> 1 AND at > (change ->> 2)::integer;
      WHEN 'insertTable' THEN
        INSERT INTO tables (id, game, status, listed, seed, touched) VALUES (change ->> 1, change ->> 2,
          change ->> 3, (change ->> 4)::smallint, change ->> 5, (change ->> 6)::bigint);
      WHEN 'putTransfer' THEN
        INSERT INTO transfers (code, tbl, seat, expires)
          VALUES (change ->> 1, change ->> 2, (change ->> 3)::integer, (change ->> 4)::bigint);
      WHEN 'cleanTransfers' THEN
        DELETE FROM transfers WHERE expires < (change ->> 1)::bigint
          OR (tbl = change ->> 2 AND seat = (change ->> 3)::integer);
      WHEN 'dropTransfer' THEN
        DELETE FROM transfers WHERE code = change ->> 1;
      WHEN 'fileReport' THEN
        INSERT INTO reports (tbl, report) VALUES (change ->> 1, change ->> 2) RETURNING number INTO last;
      WHEN 'dropAnswers' THEN
        DELETE FROM answers WHERE tbl = change ->> 1;
      WHEN 'dropCheckpoints' THEN
        DELETE FROM checkpoints WHERE tbl = change ->> 1;
      WHEN 'dropArchive' THEN
        DELETE FROM archive WHERE tbl = change ->> 1;
      WHEN 'dropTalk' THEN
        DELETE FROM talk WHERE tbl = change ->> 1;
      WHEN 'dropTransfers' THEN
        DELETE FROM transfers WHERE tbl = change ->> 1;
      WHEN 'dropReports' THEN
        DELETE FROM reports WHERE tbl = change ->> 1;
      WHEN 'dropParts' THEN
        DELETE FROM parts WHERE tbl = change ->> 1;
      WHEN 'dropTable' THEN
        DELETE FROM owners WHERE tbl = change ->> 1;
        DELETE FROM tables WHERE id = change ->> 1;
      WHEN 'forgetReport' THEN
        DELETE FROM reports WHERE number = (change ->> 1)::integer;
      WHEN 'forgetTalk' THEN
        DELETE FROM talk WHERE tbl IN (
          SELECT id FROM tables WHERE status = 'lobby' AND touched < (change ->> 1)::bigint);
      WHEN 'forgetTransfers' THEN
        DELETE FROM transfers WHERE tbl IN (
          SELECT id FROM tables WHERE status = 'lobby' AND touched < (change ->> 1)::bigint);
      WHEN 'forgetParts' THEN
        DELETE FROM parts WHERE tbl IN (
          SELECT id FROM tables WHERE status = 'lobby' AND touched < (change ->> 1)::bigint);
      WHEN 'forgetLobbies' THEN
        DELETE FROM owners WHERE tbl IN (
          SELECT id FROM tables WHERE status = 'lobby' AND touched < (change ->> 1)::bigint);
        DELETE FROM tables WHERE status = 'lobby' AND touched < (change ->> 1)::bigint;
      END CASE;
    END LOOP;
    outcomes := outcomes || last;
  END LOOP;
  RETURN outcomes;
END $$;
`;
