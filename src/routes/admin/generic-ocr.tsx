import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { documentTypes } from '@/backend/recognition'
import { useDocumentName } from '@/features/labels/names'
import { DocumentRecognition } from '@/features/recognition/document-recognition'
import { optional } from '@/lib/search-schema'
import { PageHeader } from '@/ui/display/page-header'

export const Route = createFileRoute('/admin/generic-ocr')({
  staticData: { title: msg`Generic ID OCR` },
  // Doesn't import the list of values, because the import would pull response schemas into the entry chunk.
  validateSearch: v.object({ type: optional(v.string()) }),
  component: GenericRecognitionPage,
})

function GenericRecognitionPage() {
  const { t } = useLingui()
  const search = Route.useSearch()
  const type = documentTypes.find((each) => each === search.type) ?? documentTypes[0]
  const navigate = Route.useNavigate()
  const documentName = useDocumentName()
  return (
    <>
      <PageHeader
        title={<Trans>Generic ID OCR</Trans>}
        description={<Trans>Extract text from photos of an identity document.</Trans>}
        action={
          <NativeSelect
            aria-label={t`Document type`}
            value={type}
            data={documentTypes.map((value) => ({ value, label: documentName(value) }))}
            onChange={({ currentTarget: { value } }) =>
              void navigate({
                search: { type: value === documentTypes[0] ? undefined : value },
                replace: true,
              })
            }
          />
        }
      />
      <DocumentRecognition key={type} type={type} />
    </>
  )
}
