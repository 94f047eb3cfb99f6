import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { bodyPieces } from '@/lib/transfer/body-pieces'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/**
 * Name of the zip's last file. It contains one line per file, in the format of `sha256sum --check`.
 * @internal Exported for its test.
 */
export const CHECKSUMS = 'SHA256SUMS'

/** Whether a file is already compressed, as all image formats are. */
const isCompressed = ({ type }: Blob) => type.startsWith('image/')

/**
 * Builds a zip one file at a time. Passes bytes to `onPiece` as soon as they are ready; the bytes are valid only during
 * that call.
 */
export function createZip(onPiece: (piece: Uint8Array<ArrayBuffer>) => void) {
  const checksums: string[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    onPiece(piece)
  })

  /** Reads the file in pieces, because an image may have many megabytes. */
  async function add(name: string, file: Blob): Promise<void> {
    const entry = isCompressed(file) ? new ZipPassThrough(name) : new ZipDeflate(name)
    zip.add(entry)
    const hash = sha256.create()
    const pieces = bodyPieces(file.stream())
    for (let piece = await pieces.next(); piece; piece = await pieces.next()) {
      hash.update(piece)
      entry.push(piece)
    }
    entry.push(new Uint8Array(), true)
    checksums.push(`${bytesToHex(hash.digest())}  ${name}\n`)
  }

  return {
    add,
    end: async () => {
      await add(CHECKSUMS, new Blob(checksums, { type: 'text/plain' }))
      zip.end()
    },
  }
}
