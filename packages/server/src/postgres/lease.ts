/** Takes or keeps a node's lease; says whether it had run out. By the clock of the database alone. */
export const RENEW = `
CREATE FUNCTION undertow_renew(me text, ms integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  before timestamptz;
BEGIN
  SELECT until INTO before FROM nodes WHERE node = me FOR UPDATE;
  INSERT INTO nodes (node, until) VALUES (me, clock_timestamp() + ms * interval '1 millisecond')
    ON CONFLICT (node) DO UPDATE SET until = excluded.until;
  RETURN before IS NULL OR before <= clock_timestamp();
END $$;
`;

/**
 * Takes a table when nobody owns it, its owner's lease has run out, or it is the node's own, and raises its epoch. Gives the
 * epoch, or who has it, or neither when there is no such table. Whoever renews meanwhile waits, and then knows.
 */
export const CLAIM = `
CREATE FUNCTION undertow_claim(wanted text, me text, OUT held integer, OUT holder text) LANGUAGE plpgsql AS $$
DECLARE
  good timestamptz;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM tables WHERE id = wanted) THEN
    RETURN;
  END IF;
  INSERT INTO owners (tbl, epoch) VALUES (wanted, 0) ON CONFLICT (tbl) DO NOTHING;
  SELECT node INTO holder FROM owners WHERE tbl = wanted FOR UPDATE;
  IF holder <> me THEN
    SELECT until INTO good FROM nodes WHERE node = holder FOR SHARE;
    IF good > clock_timestamp() THEN
      RETURN;
    END IF;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM nodes WHERE node = me AND until > clock_timestamp()) THEN
    RAISE EXCEPTION 'a node without a lease cannot claim a table';
  END IF;
  UPDATE owners SET node = me, epoch = epoch + 1 WHERE tbl = wanted RETURNING epoch INTO held;
END $$;
`;
