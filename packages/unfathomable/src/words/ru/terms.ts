// Russian: single words.
import type { Terms } from '../language';
import { names } from './names';

export const terms: Terms = {
  kinds: {
    skill: 'Карта навыка',
    item: 'Вещь',
    spell: 'Заклинание',
    waypoint: 'Путевая точка',
    damage: 'Карта повреждения',
    mythos: 'Карта мифа',
    character: 'Персонаж',
    ability: 'Свойство',
    feat: 'Подвиг',
    reveal: 'Свойство при саморазоблачении',
    room: 'Область',
    title: 'Звание',
    loyalty: 'Карта роли',
    passenger: 'Пассажир',
  },
  origins: { rulebook: 'из правил игры', public: 'из открытых источников', ours: 'наше' },
  windows: {
    'before-roll': 'перед броском',
    'after-roll': 'после броска',
    'before-check': 'до добавления карт',
    'after-total': 'после подсчёта итогового числа',
    defeat: 'перед поражением',
    'passenger-defeat': 'перед поражением пассажира',
  },
  steps: {
    setup: 'Подготовка',
    'turn-start': 'Начало хода',
    receive: 'Этап получения навыков',
    action: 'Этап действий',
    mythos: 'Этап мифа',
    discard: 'Этап сброса',
  },
  causes: {
    arrived: 'Судно дошло до порта. Люди побеждают.',
    fuel: 'Топливо кончилось. Глубоководные побеждают.',
    food: 'Припасы кончились. Глубоководные побеждают.',
    sanity: 'Рассудок потерян. Глубоководные побеждают.',
    souls: 'Потеряно слишком много душ. Глубоководные побеждают.',
    damage: 'Повреждены сразу шесть областей: судно тонет. Глубоководные побеждают.',
    deepOnes: 'Глубоководных столько, что им нет числа: судно захвачено. Глубоководные побеждают.',
  },
  activations: { deepOnes: 'Глубоководные', dagon: names.monarchs.dagon, hydra: names.monarchs.hydra },
  results: { pass: 'Успех', partial: 'Частичный успех', fail: 'Провал' },
  copies: 'экземпляров',
};
