import { useCallback, type ComponentProps } from 'react'

interface BlobImageProps extends Omit<ComponentProps<'img'>, 'src' | 'ref' | 'alt'> {
  blob: Blob
  alt: string
}

/** Shows an image from memory, and revokes its object URL when the image is replaced or unmounted (row F5). */
export function BlobImage({ blob, alt, ...props }: BlobImageProps) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(blob)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  return <img ref={show} alt={alt} decoding="async" draggable={false} {...props} />
}
