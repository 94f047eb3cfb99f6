import { Data, Missing } from '@/ui/display/data'
import { Percent } from '@/ui/display/numbers'
import { useFieldName } from '@/features/labels/field-name'
import { FieldValue } from '@/features/masking/field-value'
import classes from './extra-results.module.css'

/** What a service says of somebody's profession. Which fields it has is not known: those that nobody named are veiled. */
export function ProfessionAnalysis({ value }: { value: unknown }) {
  const fieldName = useFieldName()
  if (typeof value === 'string' || typeof value === 'number')
    return <FieldValue field="profession" value={String(value)} />
  const fields = typeof value === 'object' && value ? Object.entries(value) : []
  const shown = fields.filter(([, each]) => ['string', 'number', 'boolean'].includes(typeof each))
  if (shown.length === 0) return <Missing />
  return (
    <span className={classes.detail}>
      {shown.map(([name, each]) =>
        name === 'confidence' && typeof each === 'number' ? (
          <Percent key={name} value={each} />
        ) : name === 'profession' ? (
          <Data key={name}>{String(each)}</Data>
        ) : (
          <span key={name} className={classes.field}>
            {fieldName(name)}: <FieldValue field={name} value={String(each)} />
          </span>
        ),
      )}
    </span>
  )
}
