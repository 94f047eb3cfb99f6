import type { ReactNode } from 'react'
import { createSpecimenFile, type SpecimenFlaw } from '@/browser/create-specimen-file'
import { saveFile } from '@/browser/save-file'
import { Button } from '@/ui/form/button'

interface SpecimenButtonProps {
  /** Field that the sample is for. */
  name: string
  flaw?: SpecimenFlaw
  children: ReactNode
}

/** Button that saves a drawn sample as a file. */
export function SpecimenButton({ name, flaw, children }: SpecimenButtonProps) {
  const save = async () => {
    const file = await createSpecimenFile(name, flaw)
    saveFile(file, file.name)
  }
  return (
    <Button variant="default" size="xs" onClick={() => void save()}>
      {children}
    </Button>
  )
}
