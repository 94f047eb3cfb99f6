import { expect } from '@playwright/test'
import { personas } from '../../mocks/personas'
import {
  button,
  dialog,
  expectHeading,
  expectSession,
  fillSignIn,
  FULL,
  menuLink,
  watchShownErrors,
} from '../helpers'
import { ADMIN_LOGIN, ADMIN_TRANSACTIONS, adminBundleSessionsPath, bundles } from '../pages'
import { bodyRows } from '../record-list/list'
import { GONE_FILES, expectNewBuild, expectOldBuild, test } from './built-host'

const NEW_CLIENT = '/admin/clients/new'
const TRANSACTIONS = `${ADMIN_TRANSACTIONS}?client=1001&bundle=${bundles.retail}&service=ocr`

test(
  'G1 moves four busy tabs to a new build at their next navigation, with one reload each',
  { tag: FULL },
  async ({ page: list, context, host, signInAs, openBrowser, allowErrors }) => {
    allowErrors(...GONE_FILES)
    const form = await context.newPage()
    const drawer = await context.newPage()
    const signIn = await openBrowser()
    const tabs = [list, form, drawer, signIn]
    const dialogs: string[] = []
    for (const tab of tabs) {
      await watchShownErrors(tab)
      tab.on('dialog', (question) => {
        dialogs.push(question.type())
        void question.accept()
      })
    }
    await signInAs('admin')
    const { email, password } = personas.admin
    const name = form.getByRole('textbox', { name: 'Name', exact: true })
    const transaction = dialog(drawer, 'Transaction')
    const emailField = signIn.getByRole('textbox', { name: 'Email' })
    const open: Record<string, () => Promise<void>> = {
      list: async () => {
        await list.goto(adminBundleSessionsPath(bundles.retail))
        await expect(bodyRows(list).first()).toBeVisible()
      },
      form: async () => {
        await form.goto(NEW_CLIENT)
        await name.fill('Nile Telecom')
      },
      drawer: async () => {
        await drawer.goto(TRANSACTIONS)
        await drawer.getByRole('rowheader').getByRole('link').first().click()
        await expect(transaction).toBeVisible()
      },
      signIn: async () => {
        await signIn.goto(ADMIN_LOGIN)
        await emailField.fill(email)
      },
    }
    await Promise.all(Object.values(open).map((act) => act()))

    await host.deploy()
    for (const tab of tabs) await expectOldBuild(tab)

    const goOn: Record<string, () => Promise<void>> = {
      list: async () => {
        // Opens a screen other than a session, because the list has already loaded the session screen's old code.
        await menuLink(list, 'Identities').click()
        await expectHeading(list, 'Identities')
      },
      form: async () => {
        await menuLink(form, 'Billing').click()
        const question = dialog(form, 'Leave without saving?')
        await button(form, 'Keep editing').click()
        await expect(question).toBeHidden()
        await expect(name).toHaveValue('Nile Telecom')
        await expectOldBuild(form)
        await menuLink(form, 'Billing').click()
        await question.getByRole('button', { name: 'Leave' }).click()
        await expectHeading(form, 'Billing')
      },
      drawer: async () => {
        await transaction.getByRole('definition').getByRole('link').click()
        await expectSession(drawer)
      },
      signIn: async () => {
        await expect(emailField).toHaveValue(email)
        await fillSignIn(signIn, email, password)
        await expectHeading(signIn, 'Dashboard')
      },
    }
    await Promise.all(Object.values(goOn).map((act) => act()))
    for (const tab of tabs) await expectNewBuild(tab)
    // Each of the four tabs has loaded twice.
    expect(host.pageLoads()).toBe(8)
    expect(dialogs).toEqual([])
  },
)
