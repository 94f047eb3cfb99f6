import { useLingui } from '@lingui/react/macro'
import type { Session, SessionService } from '@/backend/sessions'
import { dotStyle, getTrials } from '@/features/labels/attempt-dots'
import { useServiceName, useServiceShortName } from '@/features/labels/names'
import { Data } from '@/ui/display/data'
import { HiddenText } from '@/ui/display/hidden-text'
import { useClauseFormat } from '@/ui/display/joined-text'
import common from '@/ui/display/common.module.css'
import classes from '@/features/labels/attempt-dots.module.css'

/** Returns a heading and cells with one narrow column per service that appears in any row. */
export function toServiceColumns(rows: readonly Session[]) {
  const services = [...new Set(rows.flatMap((row) => row.services.map(({ service }) => service)))]
  if (services.length === 0) return undefined
  return {
    heading: <ServiceNames services={services} />,
    cell: (row: Session) => <ServiceMarks services={row.services} columns={services} />,
  }
}

function ServiceNames({ services }: { services: readonly string[] }) {
  const { t } = useLingui()
  const getName = useServiceName()
  const getShortName = useServiceShortName()
  return (
    <>
      <HiddenText>{t`Services`}</HiddenText>
      <span aria-hidden className={classes.columns}>
        {services.map((service) => (
          <span key={service} title={getName(service)}>
            {getShortName(service)}
          </span>
        ))}
      </span>
    </>
  )
}

interface ServiceMarksProps {
  services: readonly SessionService[]
  /** Names of all services in the table, in column order. */
  columns: readonly string[]
}

function ServiceMarks({ services, columns }: ServiceMarksProps) {
  const { label, marks } = useServiceMarks(services)
  if (marks.length === 0) return <Data />
  return (
    <span role="img" aria-label={label} className={classes.columns}>
      {columns.map((name) => {
        const mark = marks.find(({ service }) => service === name)
        return <span key={name} className={classes.dots} title={mark?.words} style={mark?.style} />
      })}
    </span>
  )
}

/** Shows each service with its attempts as a chip. */
export function ServiceChips({ services }: { services: readonly SessionService[] }) {
  const getShortName = useServiceShortName()
  const { label, marks } = useServiceMarks(services)
  if (marks.length === 0) return <Data />
  return (
    <span role="img" aria-label={label} className={classes.list}>
      {marks.map(({ service, words, style }) => (
        <span key={service} className={`${common.tag} ${classes.chip}`} title={words} style={style}>
          {getShortName(service)}
        </span>
      ))}
    </span>
  )
}

/** Returns a session's attempts by service as dots, and as one sentence for screen readers. */
function useServiceMarks(services: readonly SessionService[]) {
  const { t } = useLingui()
  const join = useClauseFormat()
  const getName = useServiceName()

  function describe({ service, status, attempts }: SessionService, total: number) {
    const name = getName(service)
    if (attempts === 0) return t`${name}: not started`
    const outcome = status === null ? t`pending` : status ? t`passed` : t`failed`
    return t`${name}: ${outcome}, attempt ${attempts} of ${total}`
  }

  const marks = services.map((service) => {
    const total = getTrials(service)
    const { attempts, status: passed } = service
    return {
      service: service.service,
      words: describe(service, total),
      style: dotStyle({ attempts, total, passed }),
    }
  })
  return { label: join(marks.map(({ words }) => words)), marks }
}
