import type { Examples } from '@gallery/example'
import { Illustration } from '@/ui/feedback/illustration'
import type { IllustrationName } from '@/ui/feedback/illustration-drawings'

const names: readonly IllustrationName[] = ['empty', 'no-match', 'error', 'locked']

export const examples: Examples = Object.fromEntries(
  names.map((name) => [name, () => <Illustration name={name} />]),
)
