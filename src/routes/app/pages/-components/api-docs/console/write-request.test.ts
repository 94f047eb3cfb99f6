import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { ServiceDoc } from '@/features/service-api/catalog/types'
import { formatCurl, writeRequest } from './write-request'

const service: ServiceDoc = {
  id: 'ocr',
  name: 'OCR',
  group: 'documents',
  method: 'POST',
  path: '/api/v1.5/ocr/',
  plan: [],
  summary: '',
  body: 'json',
  authorized: true,
  signed: true,
  request: [
    {
      name: 'document_type',
      type: 'string',
      required: true,
      description: '',
      values: ['egy_nid'],
    },
  ],
  response: [],
  errors: [],
  example: { request: {}, response: {} },
}
const host = 'https://api.example.com'
const image = new File(['\u{fffd}image'], 'front.png', { type: 'image/png' })
const fields = {
  document_type: 'egy_nid',
  data: { front_img: image, bundle_key: 'key-5', names: ["O'Neill", 'منى'], strict: true },
}

test('sends images in Base64 and the token as a bearer token', async () => {
  const request = await writeRequest(fields, { service, host, token: 'token-7' })
  expect(request).toMatchObject({
    method: 'POST',
    url: 'https://api.example.com/api/v1.5/ocr/',
    headers: { authorization: 'Bearer token-7', 'content-type': 'application/json' },
  })
  expect(JSON.parse(request.body ?? '')).toEqual({
    document_type: 'egy_nid',
    data: {
      front_img: Buffer.from(await image.arrayBuffer()).toString('base64'),
      bundle_key: 'key-5',
      names: ["O'Neill", 'منى'],
      strict: true,
    },
  })
})

test('sends a form as form data, without a bearer token if none is required', async () => {
  const form: ServiceDoc = { ...service, body: 'form', authorized: false, path: '/api/o/token/' }
  const request = await writeRequest(
    { username: 'a b', password: 'p&q' },
    { service: form, host, token: 'token-7' },
  )
  expect(request).toEqual({
    method: 'POST',
    url: 'https://api.example.com/api/o/token/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'username=a+b&password=p%26q',
  })
})

test('adds the fields of a GET request to the URL', async () => {
  const get: ServiceDoc = { ...service, method: 'GET' }
  const request = await writeRequest({ id: 5 }, { service: get, host, token: 'token-7' })
  expect(request).toEqual({
    method: 'GET',
    url: 'https://api.example.com/api/v1.5/ocr/?id=5',
    headers: { authorization: 'Bearer token-7' },
  })
})

test('writes a shell-safe command with placeholders for secrets and images', () => {
  const requestFields = {
    ...fields,
    data: { ...fields.data, names: [], sanction_lists: ["O'Neill", 'قائمة'] },
  }
  const command = formatCurl(requestFields, { service, host })
  expect(command).not.toMatch(/key-5|token-7/)
  const script = command.replace(/^curl/, 'printf "%s\\n"')
  const output = execFileSync('sh', ['-c', script], { encoding: 'utf8' })
  expect(output).toContain('authorization: Bearer YOUR_ACCESS_TOKEN')
  expect(JSON.parse(output.slice(output.indexOf('{')))).toEqual({
    document_type: 'egy_nid',
    data: {
      front_img: '<front_img in base64>',
      bundle_key: 'YOUR_BUNDLE_KEY',
      names: [],
      sanction_lists: ["O'Neill", 'قائمة'],
      strict: true,
    },
  })
})

test('masks personal data, including photo names, in the command', () => {
  const photo = new File(['x'], 'Layla Test.png', { type: 'image/png' })
  const requestFields = {
    username: 'layla@example.com',
    document_type: 'egy_nid',
    data: {
      img: photo,
      nid: '29001018800013',
      phone_number: '+201000000001',
      email: 'layla@example.com',
      full_name: 'Layla Test',
      text: 'Layla',
      otp: '123456',
      expiry_date: '2031-03-01',
      transaction_id: '6a9d1b82-3f5c-4d07-8e21-c4b5a6978f03',
      fields: [{ field_name: 'full_name', value: 'Layla Test', cutoff_match_score: 0.8 }],
    },
  }
  const command = formatCurl(requestFields, { service, host })
  expect(command).not.toMatch(/layla|29001018800013|01000000001|123456/i)
  expect(JSON.parse(command.slice(command.indexOf('{'), -1))).toMatchObject({
    document_type: 'egy_nid',
    data: {
      img: '<img in base64>',
      nid: '2••••••13',
      phone_number: '••••••001',
      expiry_date: '2031-03-01',
      transaction_id: '6a9d1b82-3f5c-4d07-8e21-c4b5a6978f03',
      fields: [{ value: '••••••', cutoff_match_score: 0.8 }],
    },
  })
})
