// Which item to take, to keep and to give.
import type { Seat } from '@undertow/kernel';
import type { ItemId } from '@undertow/unfathomable';
import { type Handler, one } from '../answer';
import { itemWorth } from '../cards';
import { improves, playerAt } from '../ship';
import { doubt, type Situation } from '../situation';

export const chooseItem: Handler = (s, decision) =>
  one(
    decision,
    (ref) => {
      if (ref.is === 'item') return ref.owner === null ? itemFor(s, ref.item) : -itemWorth(ref.item);
      if (ref.is === 'give') return ref.to === s.seat ? itemWorth(ref.item) : giving(s, ref.item, ref.to);
      return 0;
    },
    (chosen) =>
      chosen?.is === 'item' || chosen?.is === 'give' ? [{ key: 'get-item', args: { item: chosen.item } }] : [],
  );

const itemFor = (s: Situation, id: ItemId): number => {
  const skill = improves(id);
  const useless = skill && s.me.items.some((own) => improves(own)) ? 0.7 : 0;
  return itemWorth(id) - useless + (skill === 'strength' ? 0.3 : 0);
};

function giving(s: Situation, id: ItemId, to: Seat): number {
  const trusted = s.wish > 0 ? 1 - 2 * doubt(s, to) : -1;
  const needs = improves(id) && playerAt(s.view, to).improvement === null ? 1 : 0.2;
  return trusted * (0.3 + needs) - (s.me.improvement === id ? 2 : 0);
}

export const keepItem: Handler = (s, decision) =>
  one(decision, (ref) => (ref.is === 'item' ? itemFor(s, ref.item) : 0));

export const chooseWeapon: Handler = (_s, decision) =>
  one(decision, (ref) => (ref.is === 'item' ? itemWorth(ref.item) : 0));
