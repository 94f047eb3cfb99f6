import type { Command } from './command'

/**
 * Those that have every word of the text in label, detail or path; a label that begins with it first.
 * Accents and case do not count.
 */
export function filterCommands(commands: readonly Command[], text: string): Command[] {
  const wanted = fold(text)
  const words = wanted.split(/\s+/).filter(Boolean)
  const found = commands.filter((command) => {
    const all = fold([command.label, command.detail, command.words, pathOf(command)].join(' '))
    return words.every((word) => all.includes(word))
  })
  return wanted ? found.toSorted((a, b) => rank(a.label, wanted) - rank(b.label, wanted)) : found
}

function rank(label: string, wanted: string): number {
  const at = ` ${fold(label)}`.indexOf(wanted)
  if (at < 0) return 3
  return at === 1 ? 0 : ` ${fold(label)}`[at - 1] === ' ' ? 1 : 2
}

function pathOf(command: Command): string {
  return 'to' in command ? decodeURIComponent(command.to) : ''
}

function fold(text: string): string {
  return text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
