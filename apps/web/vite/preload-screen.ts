import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Screens } from '../src/platform/chunks/ahead/ask.ts'
import { type Bundle, chunkWith, entryOf, filesOf } from './files-of.ts'

const source = fileURLToPath(new URL('../src/platform/chunks/ahead/script.ts', import.meta.url))

/** A form that needs no account: its screen, and the form, which members have in their space too. */
const sansCompte = (screen: string, form: string) => [`areas/public/${screen}`, `features/${form}`]

/** Where each screen of visitors is, by the first part of its address; home comes with the page. */
const ECRANS: Record<string, readonly string[]> = {
  register: ['RegisterScreen'],
  page: ['PageScreen'],
  'service-unavailable': ['ServiceUnavailableScreen'],
  'confirm-email': ['ConfirmEmailScreen'],
  'confirmer-identifiant': ['ConfirmerIdentifiantScreen'],
  'annuler-identifiant': ['annulations'],
  'retablir-identifiant': ['annulations'],
  'annuler-rib': ['annulations'],
  'annuler-suppression': ['annulations'],
  'acces-proche': ['AccesProcheScreen'],
  'activate-user': ['ActivateUserScreen'],
  'activate-user-confirmation': ['messages'],
  'display-email': ['messages'],
  'forgot-password': ['ForgotPasswordScreen'],
  'forgot-password-confirmation': ['messages'],
  'forgot-username': ['ForgotUsernameScreen'],
  'reset-password': ['ResetPasswordScreen'],
  'reset-password-confirmation': ['messages'],
  'reset-password-error': ['messages'],
  'delete-user-confirmation': ['messages'],
  resiliation: sansCompte('ResiliationScreen', 'resiliation/ResiliationPublique'),
  reclamation: sansCompte('ReclamationScreen', 'reclamation/ReclamationPublique'),
  reclamations: ['MediationScreen'],
  deces: sansCompte('DecesScreen', 'deces/DecesPublic'),
  droits: sansCompte('DroitsScreen', 'droits-personnels/DroitsPublics'),
  accessibilite: sansCompte('AccessibiliteScreen', 'accessibilite/SignalementPublic'),
}

/**
 * Writes into the page which files its screen is made of: the server does not see the part of the address that
 * names it, and the page's own scripts come too late.
 */
export const preloadScreen = (): Plugin => ({
  name: 'preload-screen',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle }) => {
      if (!bundle) return html
      const children = (await compile(screensIn(bundle))).trim()
      return [{ tag: 'script', injectTo: 'head-prepend', children }]
    },
  },
})

const moduleOf = (name: string) =>
  name.includes('/') ? `/${name}.tsx` : `/areas/public/${name}.tsx`

function screensIn(bundle: Bundle): Screens {
  const present = filesOf([entryOf(bundle)], bundle)
  const files: string[] = []
  const indexes = (modules: readonly string[]) => {
    const roots = modules.map((name) => chunkWith(name, bundle))
    return [...filesOf(roots, bundle)]
      .filter((file) => !present.has(file))
      .map((file) => {
        if (!files.includes(file)) files.push(file)
        return files.indexOf(file)
      })
  }
  const ecrans = Object.entries(ECRANS).map(
    ([path, names]) => [path, indexes(names.map(moduleOf))] as const,
  )
  return { ecrans: Object.fromEntries(ecrans), files }
}

/** One small script without imports. */
async function compile(screens: Screens): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { SCREENS: JSON.stringify(screens) },
    build: {
      target: 'es2023',
      write: false,
      lib: { entry: source, formats: ['iife'], name: 'screen' },
    },
  })
  const [output] = [result].flat() as Rolldown.RolldownOutput[]
  const [chunk] = output?.output ?? []
  if (!chunk) throw new Error('The script that asks for the screen was not built')
  return chunk.code
}
