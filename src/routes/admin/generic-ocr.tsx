import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PlannedRoute } from '@/routes/-components/planned-route'

export const Route = createFileRoute('/admin/generic-ocr')({
  staticData: { title: msg`Generic ID OCR` },
  component: PlannedRoute,
})
