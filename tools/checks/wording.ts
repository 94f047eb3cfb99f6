// Checks the rules in docs/glossary.md that a pattern can enforce. cspell checks the spelling.

/** The portal's spelling of a word, and a pattern for other spellings. */
const SPELLINGS = {
  gray: /\bgrey/i,
  email: /\be-mail/i,
  'sign-in': /\b(?:log-?in|logon)s?\b/i,
  OK: /\b(?:Ok|Okay|okay)\b/,
  HTTPS: /\bhttps?\b(?!:\/\/)/,
  'CSV, JSON': /\b(?:csv|Csv|json|Json)\b/,
}

/** Verbs that start a command. "Photo: {name}" starts with a noun, so it is a label and may have a colon. */
const COMMANDS =
  'Add|Change|Choose|Clear|Close|Compare|Copy|Delete|Download|Duplicate|Edit|Enter|Export|Filter|Find|Hide|Loading|Move|' +
  'Open|Pick|Remove|Rename|Replace|Restore|Retry|Reveal|Search|Select|Show|Sort|Undo|Upload|Use|View'

const PLACEHOLDER = String.raw`(?:\{\w+\}|<\d+/>)`

const ENGLISH = [
  ...Object.entries(SPELLINGS).map(([word, pattern]) => ({ problem: `writes ${word}`, pattern })),
  { problem: 'writes ID in capitals', pattern: /\b(?:Ids?|ids?)\b/ },
  { problem: 'says attempt, never trial or try', pattern: /\btrials?\b|\b(?:try|tries) left\b/i },
  {
    problem: 'names a command without a colon, as in "Hide {name}"',
    pattern: new RegExp(`^(?:${COMMANDS})\\b[^:.!?]*: ${PLACEHOLDER}$`),
  },
  { problem: 'has an apostrophe of type: ’', pattern: /\p{L}'|'\p{L}/u },
]

const ALL = [
  { problem: 'has quotes of type', pattern: /"/ },
  { problem: 'has one space, not two', pattern: /[ \u00a0\u202f]{2}/ },
  { problem: 'has … for three dots', pattern: /\.\.\./ },
]

const END = String.raw`(?=[\s<{}»)]|$)`

type Rule = { problem: string; pattern: RegExp }

const BY_LOCALE: Readonly<Record<string, readonly Rule[]>> = {
  en: ENGLISH,
  fr: [
    { problem: 'has an apostrophe of type: ’', pattern: /\p{L}'/u },
    { problem: 'has U+00A0 before a colon', pattern: new RegExp(`(?<![\\u00a0]):${END}`) },
    { problem: 'has U+202F before ; ? !', pattern: new RegExp(`(?<![\\u202f?!])[;?!]${END}`) },
    { problem: 'has U+00A0 inside « »', pattern: /«(?!\u00a0)|(?<!\u00a0)»/ },
  ],
  zh: [{ problem: 'has marks of full width', pattern: /\p{Script=Han}[,;:!?]|[，。；：！？] /u }],
  ja: [
    {
      problem: 'has marks of full width',
      pattern: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,;:!?]|[、。；：！？] /u,
    },
  ],
  ar: [
    { problem: 'has ، ؛ ؟', pattern: /\p{Script=Arabic}[,;?]/u },
    { problem: 'has Latin digits', pattern: /[٠-٩۰-۹]/ },
  ],
}

/** Exact texts that may break a rule, keyed by language and text, each with the reason. */
type Exceptions = Readonly<Record<string, Readonly<Record<string, string>>>>

const EXCEPTIONS: Exceptions = {
  en: { 'Please login again': 'a text of the specification' },
  fr: {
    'Envoyez un jeton d’accès sous la forme <0>Authorization: Bearer</0>.': 'a header of HTTP',
  },
}

/** Returns the visible text, without placeholder names and plural keywords. */
const visible = (text: string) =>
  text.replace(/\{\w+(?=\})/g, '{x').replace(/\{\w+, (?:plural|select|selectordinal),/g, '{')

/** Returns the rules that the text breaks, e.g. `writes gray`. */
export function wordingProblems(text: string, locale: string, exceptions = EXCEPTIONS): string[] {
  if (Object.hasOwn(exceptions[locale] ?? {}, text)) return []
  const visibleText = visible(text)
  return [...(BY_LOCALE[locale] ?? []), ...ALL].flatMap(({ problem, pattern }) =>
    pattern.test(visibleText) ? [problem] : [],
  )
}

/** Returns a language's unneeded exceptions: texts that no longer exist or that don't break a rule. */
export const idleExceptions = (
  texts: readonly string[],
  locale: string,
  exceptions = EXCEPTIONS,
): string[] =>
  Object.keys(exceptions[locale] ?? {}).filter(
    (text) => !texts.includes(text) || wordingProblems(text, locale, {}).length === 0,
  )
