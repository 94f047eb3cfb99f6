import { parseArgs } from 'node:util'
import { adapter } from '@/backend/adapter'
import { checkBackends, getExitCode, type CheckHooks, type CheckOptions } from './check-backend'
import { startDraft, toAdapterText } from './draft'
import type { Account } from './login'
import { toHtml, toJson, toText } from './report'

/** Error for invalid options. Its message explains the fix. */
class UsageError extends Error {}

type Io = CheckHooks & {
  env: Readonly<Record<string, string | undefined>>
  /** Prompts for a password without echoing it. Undefined if there is no terminal. */
  ask: ((question: string) => Promise<string | undefined>) | undefined
  write: (file: string, content: string) => void
  passwordSuffix: string
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  client: text,
  email: text,
  admin: text,
  'admin-email': text,
  organization: text,
  write: flag,
  reuse: flag,
  adapter: flag,
  json: text,
  html: text,
} as const

/** Runs `npm run contract` and returns its output and exit code. The code is 2 for invalid options. */
export async function runContract(
  args: string[],
  io: Io,
): Promise<{ output: string; exitCode: 0 | 1 | 2 }> {
  try {
    const { json, html, ...values } = parseOptions(args)
    const draft = values.adapter ? startDraft(adapter) : undefined
    const checkOptions: CheckOptions = {
      client: await readAccount(io, values.client, values.email, 'CONTRACT_PASSWORD'),
      admin: await readAccount(io, values.admin, values['admin-email'], 'CONTRACT_ADMIN_PASSWORD'),
      organization: values.organization,
      write: values.write,
      reuse: values.reuse,
      passwordSuffix: io.passwordSuffix,
      draft,
    }
    const report = await checkBackends(checkOptions, io)
    if (json !== undefined) io.write(json, toJson(report))
    if (html !== undefined) io.write(html, toHtml(report))
    const adapterText = draft ? `\n\nsrc/backend/adapter.ts:\n\n${toAdapterText(draft)}` : ''
    return { output: toText(report) + adapterText, exitCode: getExitCode(report) }
  } catch (error) {
    if (error instanceof UsageError) return { output: error.message, exitCode: 2 }
    throw error
  }
}

function parseOptions(args: string[]) {
  // Never repeat the input, because it may contain a password.
  if (args.some((arg) => /^--?[\w-]*(?:pass|pwd|secret|token)/i.test(arg)))
    throw new UsageError(
      'A password is never an option, because other programs on this machine can read it: set CONTRACT_PASSWORD and CONTRACT_ADMIN_PASSWORD, or wait for the question.',
    )
  const values = parse(args)
  if (values.client === undefined && values.admin === undefined)
    throw new UsageError(
      'Name a backend: npm run contract -- --client URL --email EMAIL, or --admin URL --admin-email EMAIL, or both.',
    )
  if (values.organization !== undefined && values.admin === undefined)
    throw new UsageError(
      '--organization is for administrators: add --admin URL --admin-email EMAIL.',
    )
  if (values.write && values.organization === undefined)
    throw new UsageError(
      '--write creates a bundle: name the organization for it, --organization ID.',
    )
  return values
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values
  } catch {
    throw new UsageError(
      `An option is unknown or has no value. There are ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(', ')}.`,
    )
  }
}

async function readAccount(
  { env, ask }: Io,
  givenAccount: string | undefined,
  email: string | undefined,
  variable: string,
): Promise<Account | undefined> {
  if (givenAccount === undefined) return undefined
  const option = variable === 'CONTRACT_PASSWORD' ? '--email' : '--admin-email'
  if (!email) throw new UsageError(`Whose account? Add ${option} EMAIL.`)
  const url = URL.canParse(givenAccount) ? new URL(givenAccount) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new UsageError(
      'The URL of a backend is like https://backend.example.com, without a name and password.',
    )
  const password = env[variable] || (await ask?.(`Password of ${email}: `))
  if (!password) throw new UsageError(`There is no password: set ${variable}.`)
  return { url: url.origin + url.pathname, email, password }
}
