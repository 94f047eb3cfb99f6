import type { IllustrationName } from '@/ui/feedback/illustration-drawings'

export const drawingNames: readonly IllustrationName[] = [
  'empty',
  'no-match',
  'error',
  'locked',
  'not-found',
  'choice',
  'people',
  'bundles',
  'reading',
  'names',
  'shield',
  'figures',
  'files',
  'console',
]
