// Russian: what can be said without typing. Nothing here tells the speaker's gender.
import type { PhraseWords } from '../language';
import { toNamed } from './forms';
import { sentence } from './grammar';

export const phrases: PhraseWords = {
  plain: {
    'help-a-lot': 'Могу сильно помочь.',
    'help-a-little': 'Могу немного помочь.',
    'help-together': 'Помогу, но только несколькими картами сразу.',
    'cannot-help': 'Помочь не могу.',
    'will-help-later': 'Лучше помогу позже.',
    'added-high': 'Мои карты высокие.',
    'added-low': 'Мои карты низкие.',
    'added-nothing': 'От меня ничего.',
    'not-my-type': 'Это не моё: такой навык я не беру.',
    'need-help': 'Нужно больше помощи.',
    'save-your-cards': 'Берегите карты.',
    'use-an-ability': 'Может кто-нибудь применить свойство?',
    'have-an-ability': 'Могу применить свойство.',
    good: 'Хорошая.',
    bad: 'Плохая.',
    high: 'Высокая.',
    low: 'Низкая.',
    yes: 'Да.',
    no: 'Нет.',
    'no-answer': 'Лучше промолчу.',
    agree: 'Я за.',
    disagree: 'Я против.',
    thanks: 'Спасибо!',
    sorry: 'Простите!',
    'well-played': 'Хорошо сыграно!',
    wait: 'Минутку.',
    hurry: 'Давайте дальше.',
    hello: 'Всем привет!',
    'good-game': 'Отличная игра!',
  },
  about: {
    accuse: (name) => `${name} — предатель!`,
    trust: (name) => `Я доверяю ${toNamed(name)}.`,
    doubt: (name) => `${name} вызывает у меня сомнения.`,
    'ask-for-help': (name) => `${name}, помогите, пожалуйста.`,
    'ask-can-you-help': (name) => `${name}, можете помочь?`,
    'ask-was-that-you': (name) => `${name}, это ваша работа?`,
    'should-be-in-brig': (name) => sentence(`${toNamed(name)} место в карцере`),
    'should-lead': (name) => `Пусть командует ${name}.`,
    thank: (name) => `Спасибо, ${name}!`,
  },
};
