import type { Examples } from '@gallery/example'
import { AmountProblemText, ProblemText, WarningText } from '@/features/tiers/tier-texts'

const problems = ['empty', 'notANumber', 'exponent', 'decimal', 'negative', 'tooLarge'] as const

export const examples: Examples = {
  'problems of an amount': () =>
    problems.map((problem) => (
      <p key={problem}>
        Number of hits: <AmountProblemText problem={problem} />
      </p>
    )),
  'problems of a tier': () => (
    <>
      <p>
        <ProblemText problem={{ field: 'hits', kind: 'decimal' }} row={1} />
      </p>
      <p>
        <ProblemText
          problem={{ field: 'minimum', kind: 'notAboveMinimum', minimum: 2001 }}
          row={1}
        />
      </p>
      <p>
        <ProblemText
          problem={{ field: 'maximum', kind: 'notAboveMinimum', minimum: 2001 }}
          row={1}
        />
      </p>
      <p>
        <ProblemText problem={{ field: 'minimum', kind: 'gap', from: 1001, to: 1001 }} row={1} />
      </p>
      <p>
        <ProblemText problem={{ field: 'minimum', kind: 'gap', from: 1001, to: 2000 }} row={1} />
      </p>
      <p>
        <ProblemText problem={{ field: 'hits', kind: 'fewerHits', before: 9000 }} row={2} />
      </p>
    </>
  ),
  warnings: () =>
    [1, 500].flatMap((to) =>
      (['lateStart', 'overlap'] as const).map((kind) => (
        <p key={`${kind} ${to}`}>
          <WarningText warning={{ field: 'minimum', kind, from: 1, to }} row={1} />
        </p>
      )),
    ),
}
