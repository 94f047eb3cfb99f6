import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/admin/generic-ocr')({
  staticData: { title: msg`Generic ID OCR` },
  component: Planned,
})
