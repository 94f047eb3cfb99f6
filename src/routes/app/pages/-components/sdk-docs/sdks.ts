import type { SdkId } from './sdk-search'

export type Sdk = {
  id: SdkId
  name: string
  /** Class name, the same in every programming language. */
  className: string
  /** The SDK's part of a package name, in kebab-case. */
  packageName: string
  description: string
}

/** SDKs in display order. */
export const sdks: readonly Sdk[] = [
  {
    id: 'document',
    name: 'Document capture',
    className: 'DocumentCapture',
    packageName: 'document-capture',
    description:
      'Guides the person through photographing a document, checks the photos and reads the document’s fields.',
  },
  {
    id: 'biometrics',
    name: 'Biometrics',
    className: 'Biometrics',
    packageName: 'biometrics',
    description:
      'Asks for a few movements to make sure that a live person is in front of the camera, then compares the selfie with the face on a document.',
  },
  {
    id: 'identity',
    name: 'Digital identity',
    className: 'DigitalIdentity',
    packageName: 'digital-identity',
    description:
      'Runs both in one flow: first document capture, then liveness, then the comparison of the selfie with the face on the document.',
  },
]

export function getSdk(id: SdkId): Sdk {
  const sdk = sdks.find((candidate) => candidate.id === id)
  if (!sdk) throw new Error(`There is no SDK ${id}`)
  return sdk
}
