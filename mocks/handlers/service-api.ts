import { serviceList } from '@/features/service-api/catalog/service-list'
import { accessServices } from '@/features/service-api/catalog/services/access'
import { contactServices } from '@/features/service-api/catalog/services/contact'
import { documentServices } from '@/features/service-api/catalog/services/documents'
import { faceServices } from '@/features/service-api/catalog/services/faces'
import { registryServices } from '@/features/service-api/catalog/services/registries'
import { screeningServices } from '@/features/service-api/catalog/services/screening'
import { transactionServices } from '@/features/service-api/catalog/services/transactions'
import type { ServiceDoc } from '@/features/service-api/catalog/types'
import { computeHmac } from '@/features/service-api/hmac'
import { newOpaqueToken } from '@mocks/accounts/tokens'
import type { Database, ServiceToken, ServiceTransaction } from '@mocks/db'
import { handlePostService, type PublicCall } from '@mocks/http'
import { serviceCredentials } from '@mocks/personas'
import { ok, problem, type MockResponse } from '@mocks/responses'
import { isRecord, requestError } from '@mocks/service-api/check-fields'
import { serviceOutcomes, type ServiceOutcome } from '@mocks/service-api/results'

const TOKEN_LIFETIME = 600
/** Number of calls per service that one access token allows. */
const MAX_TRIALS = 3
/** Number of transactions to keep. Older transactions are evicted to save memory, because some contain images. */
const MAX_TRANSACTIONS = 40

const services = [
  ...accessServices,
  ...documentServices,
  ...faceServices,
  ...screeningServices,
  ...contactServices,
  ...registryServices,
  ...transactionServices,
]

/** Error messages, keyed by error code and language. */
const messages: Record<number, { en: string; ar: string }> = {
  5009: {
    en: 'The document could not be read: the image is blurred or cut off',
    ar: 'تعذرت قراءة الوثيقة: الصورة غير واضحة أو مقتطعة',
  },
  5012: { en: 'No attempts are left for this service', ar: 'لا توجد محاولات متبقية لهذه الخدمة' },
  5015: {
    en: 'The service could not complete the request',
    ar: 'تعذر على الخدمة إكمال الطلب',
  },
  5021: { en: 'The document has expired', ar: 'انتهت صلاحية الوثيقة' },
  5048: { en: 'This sanction list does not exist', ar: 'لا توجد قائمة عقوبات بهذا الاسم' },
}

const bundleKeys: ReadonlySet<unknown> = new Set([
  serviceCredentials.bundle_key,
  serviceCredentials.strict_bundle_key,
])

const paths = new Set(serviceList.map(({ path }) => path))

export const handlers = [...paths].map((path) => {
  const candidates = services.filter((service) => service.path === path)
  const isToken = candidates.some(({ authorized }) => !authorized)
  return handlePostService(path.replace('/api/', ''), (call) =>
    isToken ? issueToken(call, candidates) : serveCall(call, candidates),
  )
})

async function issueToken(
  { db, request }: PublicCall,
  candidates: readonly ServiceDoc[],
): Promise<MockResponse> {
  const form = Object.fromEntries(await request.formData().catch(() => new FormData()))
  const error = requestError(candidates[0]?.request ?? [], form)
  if (error !== undefined) return failure(400, error)
  const secrets = ['username', 'password', 'client_id', 'client_secret'] as const
  if (secrets.some((name) => form[name] !== serviceCredentials[name]))
    return failure(401, 'The credentials are incorrect')
  const access_token = newOpaqueToken()
  const issuedAt = Date.now()
  const expiresAt = issuedAt + TOKEN_LIFETIME * 1000
  db.serviceTokens.set(access_token, { issuedAt, expiresAt, calls: new Map() })
  return ok({ access_token, expires_in: TOKEN_LIFETIME, refresh_token: newOpaqueToken() })
}

async function serveCall(
  { db, request }: PublicCall,
  candidates: readonly ServiceDoc[],
): Promise<MockResponse> {
  const token = findToken(db, request)
  if (!token) return failure(403, 'The access token was not found or has expired')
  const body: unknown = await request.json().catch(() => undefined)
  const documentType = isRecord(body) ? body['document_type'] : undefined
  const service = candidates.find(({ request: fields }) => accepts(fields, documentType))
  if (!service) return failure(400, unknownDocument(candidates))
  const error = requestError(service.request, body)
  const data = isRecord(body) ? body['data'] : undefined
  if (error !== undefined || !isRecord(data))
    return failure(400, error ?? 'data: An object is needed')
  if (!bundleKeys.has(data['bundle_key'])) return failure(401, 'The bundle key is incorrect')

  const isCounted = service.response.some(({ name }) => name === 'trials_remaining')
  const callCount = token.calls.get(service.id) ?? 0
  const language = data['lang'] === 'ar' ? 'ar' : 'en'
  if (isCounted && callCount >= MAX_TRIALS)
    return signResponse(400, { ...errorBody(5012, language), trials_remaining: 0 }, language)
  const respond = serviceOutcomes[service.group === 'documents' ? 'document' : service.id]
  if (!respond) throw new Error(`The mock does not respond to ${service.id}`)
  const type = typeof documentType === 'string' ? documentType : undefined
  const outcome = await respond({ db, data, documentType: type })
  if ('message' in outcome) return failure(400, outcome.message)

  const transaction_id = isCounted ? crypto.randomUUID() : data['transaction_id']
  const trials = isCounted ? { trials_remaining: MAX_TRIALS - callCount - 1 } : {}
  if (isCounted) {
    token.calls.set(service.id, callCount + 1)
    remember(db, String(transaction_id), service, outcome)
  }
  if (!('result' in outcome))
    return signResponse(
      400,
      { ...errorBody(outcome.errorCode, language), transaction_id, ...trials },
      language,
    )
  return signResponse(
    200,
    { result: outcome.result, ...outcome.beside, transaction_id, ...trials },
    language,
  )
}

/** Whether the service accepts the document type. Document services share a path, so the type selects the service. */
function accepts(fields: ServiceDoc['request'], documentType: unknown): boolean {
  const { values } = fields.find(({ name }) => name === 'document_type') ?? {}
  return values === undefined || values.some((each) => each === documentType)
}

function unknownDocument(candidates: readonly ServiceDoc[]): string {
  const types = candidates.flatMap(
    ({ request }) => request.find(({ name }) => name === 'document_type')?.values ?? [],
  )
  return `document_type: Use one of ${types.join(', ')}`
}

function findToken(db: Database, request: Request): ServiceToken | undefined {
  const bearer = request.headers.get('authorization')?.replace(/^bearer /i, '') ?? ''
  const token = db.serviceTokens.get(bearer)
  const isValid = token && Date.now() < token.expiresAt && token.issuedAt > db.tokensExpiredUntil
  return isValid ? token : undefined
}

function remember(db: Database, id: string, { plan }: ServiceDoc, outcome: ServiceOutcome): void {
  const isAnswer = 'result' in outcome
  const errorCode = isAnswer ? outcome.listedAs : outcome.errorCode
  const transaction: ServiceTransaction = {
    service: plan[0] ?? '',
    passed: errorCode === undefined,
    time: new Date().toISOString(),
    errorCode,
  }
  if (isAnswer) {
    transaction.result = outcome.result
    if (outcome.images) transaction.images = outcome.images
    if (outcome.code) transaction.code = outcome.code
  }
  db.serviceTransactions.set(id, transaction)
  const [oldest] = db.serviceTransactions.keys()
  if (db.serviceTransactions.size > MAX_TRANSACTIONS && oldest !== undefined)
    db.serviceTransactions.delete(oldest)
}

function errorBody(code: number, language: 'en' | 'ar') {
  return { message: messages[code]?.[language] ?? '', error_code: code }
}

/** Returns an unsigned error, because the signing key is unknown until the request's bundle is known. */
function failure(status: 400 | 401 | 403, message: string): MockResponse {
  return problem(status, message, { error_code: status })
}

async function signResponse(
  status: number,
  body: Record<string, unknown>,
  language: 'en' | 'ar',
): Promise<MockResponse> {
  const hmac = await computeHmac(JSON.stringify(body), serviceCredentials.hmac_key)
  return { status, body, headers: { hmac, 'content-language': language } }
}
