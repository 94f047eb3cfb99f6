import { join } from 'node:path'
import { run } from './run.ts'

/** Creates a certificate for localhost that is valid for one day. Returns false if openssl is missing or fails. */
export async function makeCertificate(folder: string): Promise<boolean> {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const { code } = await run('openssl', [
    'req',
    '-x509',
    ...kind,
    '-subj',
    '/CN=localhost',
    ...files,
  ])
  return code === 0
}
