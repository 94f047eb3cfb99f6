import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { memo } from 'react'
import { sanctionFields, type SanctionField } from '@/api/sanction/schema'
import type { ColumnMapping } from '@/api/sanction-lists/schema'
import { Card } from '@/ui/display/card'
import { Data } from '@/ui/display/data'
import { usePieces } from '@/ui/display/pieces'
import { InlineAlert } from '@/ui/form/inline-alert'
import type { Column } from '@/ui/table/column'
import { DataTable } from '@/ui/table/data-table'
import { hasName } from '@/features/list-reader/check-rows'
import { fieldNames } from './field-names'
import type { OpenedFile } from '@/features/list-reader/list-reader'
import common from '@/ui/display/common.module.css'
import classes from './sanction-lists.module.css'

interface FileColumn {
  index: number
  heading: string
  samples: string
  field: SanctionField | undefined
}

interface ColumnMappingCardProps {
  opened: OpenedFile
  mapping: ColumnMapping
  busy: boolean
  onMapping: (mapping: ColumnMapping) => void
}

/**
 * Maps the columns of the file to the fields, with the first values of each. Its many options do not render again with
 * each row that is read.
 */
export const ColumnMappingCard = memo(function ColumnMappingCard(props: ColumnMappingCardProps) {
  const { opened, mapping, busy, onMapping } = props
  const { t, i18n } = useLingui()
  // Thirteen selects with all their options would block a slow page for a moment: each starts with the chosen one only.
  const rowsWithOptions = usePieces(opened.header.length, 0)
  const options = [
    { value: '', label: t`Not used` },
    ...sanctionFields.map((value) => ({ value, label: i18n._(fieldNames[value]) })),
  ]
  const columns: Column<FileColumn>[] = [
    {
      id: 'heading',
      header: t`Column in the file`,
      primary: true,
      card: 'title',
      cell: ({ heading, index }) => <Data>{heading || t`Column ${index + 1}`}</Data>,
    },
    {
      id: 'field',
      header: t`Field of the list`,
      card: 'field',
      cell: ({ heading, index, field }) => (
        <div className={classes.field}>
          <NativeSelect
            aria-label={t`Field for ${heading || t`Column ${index + 1}`}`}
            size="xs"
            value={field ?? ''}
            data={
              index < rowsWithOptions
                ? options
                : options.filter(({ value }) => value === (field ?? ''))
            }
            onChange={({ currentTarget: { value } }) => {
              const next = sanctionFields.find((each) => each === value)
              if (!busy) onMapping(withField(mapping, index, next))
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
  const rows = opened.header.map((heading, index) => ({
    index,
    heading,
    samples: opened.preview
      .flatMap((row) => row[index]?.trim() || [])
      .slice(0, 3)
      .map((value) => shortened(value))
      .join(' · '),
    field: sanctionFields.find((field) => mapping[field] === index),
  }))
  return (
    <Card title={<Trans>Columns</Trans>}>
      <div className={`${common.stack} ${common.tight}`}>
        <p className={`${common.note} ${classes.note}`}>
          <Trans>
            The fields were guessed from the headings. Correct any that are wrong. Unused columns
            are ignored.
          </Trans>
        </p>
        {hasName(mapping) ? null : (
          <InlineAlert tone="warning" title={<Trans>No column has the name</Trans>}>
            <Trans>
              Choose the column with the full name, or those with the first and the last name.
            </Trans>
          </InlineAlert>
        )}
        <DataTable label={t`Columns`} columns={columns} rows={rows} rowKey={({ index }) => index} />
      </div>
    </Card>
  )
})

const SAMPLE_LENGTH = 40

/** On a phone, a list's remarks would otherwise fill the screen. */
const shortened = (value: string) =>
  value.length > SAMPLE_LENGTH ? `${value.slice(0, SAMPLE_LENGTH).trimEnd()}…` : value

/** A field has one column: its previous one is no longer used. */
function withField(
  mapping: ColumnMapping,
  column: number,
  field: SanctionField | undefined,
): ColumnMapping {
  const kept = Object.entries(mapping).filter(([, index]) => index !== column)
  return { ...Object.fromEntries(kept), ...(field ? { [field]: column } : {}) }
}
