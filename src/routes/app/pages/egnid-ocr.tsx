import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PlannedRoute } from '@/routes/-components/planned-route'

export const Route = createFileRoute('/app/pages/egnid-ocr')({
  staticData: { title: msg`ID OCR` },
  component: PlannedRoute,
})
