import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/app/pages/egnid-ocr')({
  staticData: { title: msg`ID OCR` },
  component: Planned,
})
