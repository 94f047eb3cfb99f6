import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { memo } from 'react'
import { sanctionFields, type SanctionField } from '@/backend/sanction'
import type { ColumnMapping } from '@/backend/sanction-lists'
import { Card } from '@/ui/display/card'
import { Data } from '@/ui/display/data'
import { InlineAlert } from '@/ui/form/inline-alert'
import type { Column } from '@/ui/table/column'
import { DataTable } from '@/ui/table/data-table'
import { dateFields, type BirthDateColumn } from './list-reader/birth-dates'
import { hasName, shorten } from './list-reader/check-rows'
import { columnLetters } from './list-reader/list-limits'
import { fieldNames } from './field-names'
import type { OpenedFile } from './list-reader/list-reader'
import common from '@/ui/display/common.module.css'
import classes from './sanction-lists.module.css'

/** A list field, or a whole date of birth that becomes three fields. */
type ColumnField = SanctionField | 'birth_date'

interface FileColumn {
  index: number
  heading: string
  samples: string
  field: ColumnField | undefined
}

interface ColumnMappingCardProps {
  openedFile: OpenedFile
  mapping: ColumnMapping
  birthDate: BirthDateColumn | undefined
  busy: boolean
  onMapping: (mapping: ColumnMapping, birthDate: BirthDateColumn | undefined) => void
}

/**
 * Maps the file's columns to fields and shows each column's first values. Memoized, so its many options don't rerender
 * with each row that is read.
 */
export const ColumnMappingCard = memo(function ColumnMappingCard(props: ColumnMappingCardProps) {
  const { openedFile, mapping, birthDate, busy, onMapping } = props
  const { t, i18n } = useLingui()
  const options = [
    { value: '', label: t`Not used` },
    ...sanctionFields.map((value) => ({ value, label: i18n._(fieldNames[value]) })),
    { value: 'birth_date', label: t`Full date of birth` },
  ]
  const choose = (column: number, field: ColumnField | undefined) => {
    const others = { mapping: without(mapping, column), birthDate }
    if (birthDate?.column === column) others.birthDate = undefined
    if (field === 'birth_date') return onMapping(withoutDateParts(others.mapping), { column })
    // If the field is a date part, clears the whole date's column, because the two could contradict each other.
    const isPart = dateFields.some((part) => part === field)
    const next = field ? { ...others.mapping, [field]: column } : others.mapping
    onMapping(next, isPart ? undefined : others.birthDate)
  }
  const columns: Column<FileColumn>[] = [
    {
      id: 'heading',
      header: t`Column in the file`,
      primary: true,
      card: 'title',
      cell: ({ heading, index }) => <Data>{heading || t`Column ${columnLetters(index)}`}</Data>,
    },
    {
      id: 'field',
      header: t`List field`,
      card: 'field',
      cell: ({ heading, index, field }) => (
        <div className={classes.field}>
          <NativeSelect
            aria-label={t`Field for ${heading || t`Column ${columnLetters(index)}`}`}
            size="xs"
            value={field ?? ''}
            data={options}
            onChange={({ currentTarget: { value } }) => {
              const next = fields.find((each) => each === value)
              if (!busy) choose(index, next)
            }}
          />
        </div>
      ),
    },
    {
      id: 'samples',
      header: t`First values`,
      card: 'field',
      fill: true,
      cell: ({ samples }) => <Data>{samples}</Data>,
    },
  ]
  const rows = openedFile.header.map((heading, index) => ({
    index,
    heading,
    samples: openedFile.preview
      .flatMap((row) => row[index]?.trim() || [])
      .slice(0, 3)
      .map((value) => shorten(value))
      .join(' · '),
    field:
      birthDate?.column === index
        ? ('birth_date' as const)
        : sanctionFields.find((field) => mapping[field] === index),
  }))
  return (
    <Card title={<Trans>Columns</Trans>}>
      <div className={`${common.stack} ${common.tight}`}>
        <p className={`${common.note} ${classes.note}`}>
          <Trans>
            Fields were matched from the headings. Change any that are wrong. Unused columns are
            ignored.
          </Trans>
        </p>
        {hasName(mapping) ? null : (
          <InlineAlert tone="warning" title={<Trans>No column is mapped to the name</Trans>}>
            <Trans>
              Choose the column with the full name, or the columns with the first and last names.
            </Trans>
          </InlineAlert>
        )}
        <DataTable label={t`Columns`} columns={columns} rows={rows} rowKey={({ index }) => index} />
      </div>
    </Card>
  )
})

const fields: readonly ColumnField[] = [...sanctionFields, 'birth_date']

/** Removes a column's previous field, because a column can have only one field. */
const without = (mapping: ColumnMapping, column: number): ColumnMapping =>
  Object.fromEntries(Object.entries(mapping).filter(([, index]) => index !== column))

function withoutDateParts(mapping: ColumnMapping): ColumnMapping {
  const isPart = (field: string) => dateFields.some((part) => part === field)
  return Object.fromEntries(Object.entries(mapping).filter(([field]) => !isPart(field)))
}
