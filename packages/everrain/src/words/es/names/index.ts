export { crew } from './crew';
export { abilities, enemies } from './enemies';
export { ports } from './ports';
export { elders, enemyShips } from './sea-enemies';
export { tiles } from './tiles';
export { traits } from './traits';
export { treasures } from './treasures';
export { artillery, improvements } from './upgrades';
