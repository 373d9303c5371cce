// Russian: what players can say. Nothing here tells anybody's gender.
import type { PhraseWords } from '../language';

export const phrases: PhraseWords = {
  plain: {
    hello: 'Всем привет!',
    'good-luck': 'Попутного ветра!',
    thanks: 'Спасибо.',
    sorry: 'Простите.',
    'well-done': 'Отлично!',
    'wait-for-me': 'Подождите меня.',
    'go-ahead': 'Идите вперёд.',
    'i-need-help': 'Мне нужна помощь.',
    'i-need-coin': 'Мне нужны монеты.',
    'i-need-repairs': 'Мне нужен ремонт.',
    'i-have-clues': 'У меня есть улики для Университета.',
    'i-hand-in': 'Сдам улики в Университет.',
    'i-fight-on-deck': 'Сначала надо очистить палубу.',
    'i-take-the-ship': 'Вражеский корабль беру на себя.',
    'i-explore': 'Иду открывать новые воды.',
    'i-go-to-port': 'Иду в порт.',
    'mind-the-storm': 'Осторожно, шторм.',
    'mind-the-agenda': 'Следите за замыслом.',
    'they-are-ahead': 'Враги нас опережают.',
    'good-game': 'Славное было плавание.',
  },
  about: {
    'help-them': (name) => `Давайте поможем игроку ${name}.`,
    'i-come-to-you': (name) => `${name}, иду к вам.`,
    'take-the-port': (name) => `${name}, порт за вами.`,
    'trade-with-me': (name) => `${name}, подходите, поменяемся.`,
    'hand-in-please': (name) => `${name}, сдайте, пожалуйста, улики.`,
    'well-sailed': (name) => `Прекрасный ход, ${name}!`,
    'look-out-captain': (name) => `Берегитесь, ${name}!`,
  },
};
