import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { stages, type SdkResult, type StageId } from './sdk-results'
import classes from './result-diagram.module.css'
import { joinSentences } from '@/lib/format'
import { formatList } from '@/lib/format-list'

const WIDTH = 360
const ROW = 60
const BOX = 40
const STAGE_WIDTH = 136
const RESULT_X = 204
const MIDDLE = (STAGE_WIDTH + RESULT_X) / 2

const getCenter = (row: number) => row * ROW + ROW / 2

/** Diagram of a run's stages and their results. The results list contains the same information as text. */
export function ResultDiagram({ results }: { results: readonly SdkResult[] }) {
  const { t } = useLingui()
  const id = useId()
  const names: Record<StageId, string> = {
    configure: t`Option validation`,
    run: t`On-screen flow`,
  }
  const description = useDescription(results, names)
  const placedStages = stages.map((stage) => {
    const row = results.findIndex((result) => result.stage === stage)
    return { id: stage, name: names[stage], y: getCenter(Math.max(row, 0)) }
  })
  return (
    <svg
      className={classes.diagram}
      viewBox={`0 0 ${WIDTH} ${results.length * ROW}`}
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <title id={`${id}title`}>{t`How an SDK run ends`}</title>
      <desc id={`${id}text`}>{description}</desc>
      <defs>
        <marker
          id={`${id}tip`}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8z" className={classes.tip} />
        </marker>
      </defs>
      {placedStages.slice(1).map((stage, index) => (
        <path
          key={stage.id}
          className={classes.line}
          d={`M${STAGE_WIDTH / 2} ${(placedStages[index]?.y ?? 0) + BOX / 2}V${stage.y - BOX / 2}`}
          markerEnd={`url(#${id}tip)`}
        />
      ))}
      {results.map((result, row) => {
        const from = placedStages.find((stage) => stage.id === result.stage)?.y ?? 0
        return (
          <path
            key={result.name}
            className={classes.line}
            d={`M${STAGE_WIDTH} ${from}H${MIDDLE}V${getCenter(row)}H${RESULT_X}`}
            markerEnd={`url(#${id}tip)`}
          />
        )
      })}
      {placedStages.map(({ id: key, name, y }) => (
        <Box key={key} x={0} y={y} width={STAGE_WIDTH} lines={[name]} />
      ))}
      {results.map(({ name, values, tone }, row) => (
        <Box
          key={name}
          x={RESULT_X}
          y={getCenter(row)}
          width={WIDTH - RESULT_X}
          lines={[name, values.join(', ')]}
          tone={tone}
        />
      ))}
    </svg>
  )
}

/** Describes in words which stage leads to which result. */
function useDescription(results: readonly SdkResult[], names: Record<StageId, string>): string {
  const { t, i18n } = useLingui()
  const list = (some: readonly string[]) => formatList(some, i18n.locale, { type: 'disjunction' })
  const getEnds = (stage: StageId) =>
    results.filter((result) => result.stage === stage).map(({ name }) => name)
  const afterCheck = list([names.run, ...getEnds('configure')])
  const afterFlow = list(getEnds('run'))
  return joinSentences(
    [t`After option validation: ${afterCheck}.`, t`After the on-screen flow: ${afterFlow}.`],
    i18n.locale,
  )
}

interface BoxProps {
  x: number
  /** Y coordinate of the box's center. */
  y: number
  width: number
  lines: readonly string[]
  tone?: SdkResult['tone']
}

function Box({ x, y, width, lines, tone }: BoxProps) {
  return (
    <g data-tone={tone}>
      <rect x={x + 0.5} y={y - BOX / 2} width={width - 1} height={BOX} rx="6" />
      {lines.map((line, index) => (
        <text
          key={line}
          className={index > 0 ? classes.values : undefined}
          x={x + width / 2}
          y={y + (lines.length > 1 ? index * 15 - 4 : 4)}
        >
          {line}
        </text>
      ))}
    </g>
  )
}
