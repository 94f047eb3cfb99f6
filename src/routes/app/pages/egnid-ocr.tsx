import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DocumentRecognition } from '@/features/recognition/document-recognition'
import { PageHeader } from '@/ui/display/page-header'

export const Route = createFileRoute('/app/pages/egnid-ocr')({
  staticData: { title: msg`ID OCR` },
  component: IdRecognitionPage,
})

function IdRecognitionPage() {
  return (
    <>
      <PageHeader
        title={<Trans>ID OCR</Trans>}
        description={<Trans>Try text recognition with photos of an Egyptian national ID.</Trans>}
      />
      <DocumentRecognition type="egy_nid" />
    </>
  )
}
