import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { ClientConfig } from '@espace-adherent/contract'
import { sql } from 'drizzle-orm'
import { createTestApp, regler, type TestApp } from '../../../testing/index.ts'
import { hugo, post } from './testing/index.ts'

let portal: TestApp
let depart: ClientConfig
before(async () => {
  portal = await createTestApp()
  depart = portal.annuaire.byCode('horizon')?.config as ClientConfig
})
after(() => portal?.close())
beforeEach(async () => {
  // Another minute: refusals of a minute are counted by address.
  portal.clock.now = new Date(portal.clock.now.getTime() + 61_000)
  await portal.database.db.execute(sql`delete from echec_connexion`)
  await regler(portal, depart)
})

type Saisie = Partial<Record<keyof typeof hugo, unknown>>
const NIR = 'Le format du numéro de sécurité sociale (sans clé) est incorrect'
const NIR_MANQUE = 'Le numéro de sécurité sociale (sans clé) est obligatoire'
const CONTRAT = 'Le numéro d’adhérent est obligatoire'
const UN_DES_DEUX = 'Renseignez votre numéro d’adhérent ou votre numéro de sécurité sociale'
const NAISSANCE = 'Écrivez une date de naissance qui existe, sous la forme JJ/MM/AAAA'
const MOT_DE_PASSE =
  'Merci de saisir 8 caractères minimum (dont une minuscule, une majuscule, un chiffre et un caractère spécial)'
const nir = (numero: string): Saisie => ({ nir: numero })
const mdp = (password: string): Saisie => ({ password, confirmPassword: password })
const cent = `Aa1!${'x'.repeat(96)}`

/** What is typed, and what its field says of it; null: nothing. */
type Cas = [saisie: Saisie, champ: keyof typeof hugo, message: string | RegExp | null]
const cas: [string, Partial<ClientConfig>, Cas[]][] = [
  [
    'R5.03 R5.04 R9.10 names are as long together as the client lets them be',
    { tailleMaxPrenomNom: 12 },
    [
      [{ nom: 'Lefèvre', prenom: 'Hugo' }, 'nom', null],
      [{ nom: 'Lefèvre', prenom: 'Hugo-Jean' }, 'nom', /ne doit pas dépasser 12$/],
    ],
  ],
  [
    'R5.06 R5.07 R9.23 a birth date exists, and is not to come',
    {},
    [
      [{ dateNaissance: '1984-02-29' }, 'dateNaissance', null],
      [{ dateNaissance: '1985-02-29' }, 'dateNaissance', NAISSANCE],
      [{ dateNaissance: '12/05/19' }, 'dateNaissance', NAISSANCE],
      [
        { dateNaissance: '2999-01-01' },
        'dateNaissance',
        'La date de naissance ne peut pas être dans le futur',
      ],
    ],
  ],
  [
    'R5.18 R5.20 a postal code, where it is checked, is of a department from 01 to 98',
    { isCodePostalVerifiedOnAccountCreation: true },
    [
      [{ codePostal: '01000' }, 'codePostal', null],
      [{ codePostal: '98000' }, 'codePostal', null],
      [{ codePostal: '00100' }, 'codePostal', /./],
      [{ codePostal: '99100' }, 'codePostal', /./],
    ],
  ],
  [
    'R5.18 a postal code that is not checked may be anything',
    { isCodePostalVerifiedOnAccountCreation: false },
    [[{ codePostal: '99100' }, 'codePostal', null]],
  ],
  [
    'R5.21 R5.22 the identifier is an e-mail address',
    { isRegisterVerifyEmail: false },
    [
      [{ email: 'hugo.lefevre+mutuelle@example.org' }, 'email', null],
      [{ email: 'hugo@' }, 'email', 'Le format de l’identifiant (adresse e-mail) est incorrect'],
      [{ email: 'hugo' }, 'email', 'Le format de l’identifiant (adresse e-mail) est incorrect'],
    ],
  ],
  [
    'R5.23 R5.25 R9.04 the end of the IBAN is required: four capitals or digits',
    { isRegisterVerifyIban: true, isRegisterIbanObligatoire: true },
    [
      [{ iban: 'Z25A' }, 'iban', null],
      [{ iban: 'z25a' }, 'iban', /./],
      [{ iban: '260' }, 'iban', /./],
      [{ iban: '26060' }, 'iban', /./],
      [{ iban: '' }, 'iban', /./],
    ],
  ],
  [
    'R5.23 the end of the IBAN may be left out where it is not required',
    { isRegisterVerifyIban: true, isRegisterIbanObligatoire: false },
    [
      [{ iban: '' }, 'iban', null],
      [{ iban: '26 6' }, 'iban', /./],
    ],
  ],
  [
    'R5.27 the mode « individual » wants the member number',
    { createAccountAuthMode: 'individual' },
    [
      [{ numeroContrat: '' }, 'numeroContrat', CONTRAT],
      [{ numeroContrat: '20450017', nir: '' }, 'nir', null],
    ],
  ],
  [
    'R5.28 the mode « NIR » wants the social security number',
    { createAccountAuthMode: 'NIR' },
    [
      [{ numeroContrat: '', nir: '' }, 'nir', NIR_MANQUE],
      [{ numeroContrat: '', nir: '1850578006048' }, 'numeroContrat', null],
    ],
  ],
  [
    'R5.29 the mode « all » wants both',
    { createAccountAuthMode: 'all' },
    [
      [{ nir: '' }, 'nir', NIR_MANQUE],
      [{ numeroContrat: '', nir: '1850578006048' }, 'numeroContrat', CONTRAT],
      [{ nir: '1850578006048' }, 'nir', null],
    ],
  ],
  [
    'R5.31 the mode « oneOfTwo » wants one of them',
    { createAccountAuthMode: 'oneOfTwo' },
    [
      [{ numeroContrat: '', nir: '' }, 'numeroContrat', UN_DES_DEUX],
      [{ numeroContrat: '', nir: '1850578006048' }, 'numeroContrat', null],
    ],
  ],
  [
    'R5.33 R5.34 R9.08 a password has 8 to 100 characters, of four kinds',
    {},
    [
      [mdp('Aa1!aaaa'), 'password', null],
      [mdp('Aa1!aaa'), 'password', MOT_DE_PASSE],
      [mdp('AA1!AAAA'), 'password', MOT_DE_PASSE],
      [mdp('aa1!aaaa'), 'password', MOT_DE_PASSE],
      [mdp('Aaa!aaaa'), 'password', MOT_DE_PASSE],
      [mdp('Aa1aaaaa'), 'password', MOT_DE_PASSE],
    ],
  ],
  [
    'R5.35 R5.36 R5.37 of the client’s length; anything but letters and digits is special',
    { passwordRequiredLength: 12 },
    [
      [mdp('Aa1!aaaaaaaa'), 'password', null],
      [mdp('Aa1!aaaaaaa'), 'password', /^Merci de saisir 12 caractères minimum/],
      [mdp('Aa1 aaaaaaaa'), 'password', null],
      [mdp('Aa1éaaaaaaaa'), 'password', /^Merci de saisir 12 caractères minimum/],
      [mdp(cent), 'password', null],
      [mdp(`${cent}x`), 'password', /ne doit pas dépasser 100/],
    ],
  ],
  [
    'R5.46 R5.47 R9.05 a social security number has 13 digits, and begins with 1 or 2',
    {},
    [
      [nir('1850578006048'), 'nir', null],
      [nir('2850578006048'), 'nir', null],
      [nir('185057800604'), 'nir', NIR],
      [nir('18505780060481'), 'nir', NIR],
      [nir('7850578006048'), 'nir', NIR],
    ],
  ],
  [
    'R5.48 its month is 01 to 12, or 20 to 99',
    {},
    [
      [nir('1851278006048'), 'nir', null],
      [nir('1852078006048'), 'nir', null],
      [nir('1859978006048'), 'nir', null],
      [nir('1850078006048'), 'nir', NIR],
      [nir('1851378006048'), 'nir', NIR],
      [nir('1851978006048'), 'nir', NIR],
    ],
  ],
  [
    'R5.49 R5.50 then a department, 2A and 2B among them, and 3 + 3 digits',
    {},
    [
      [nir('185052A006048'), 'nir', null],
      [nir('185052B006048'), 'nir', null],
      [nir('1850599006048'), 'nir', null],
      [nir('1850500006048'), 'nir', NIR],
      [nir('185052C006048'), 'nir', NIR],
      [nir('18505780A6048'), 'nir', NIR],
    ],
  ],
  [
    'R5.54 R9.07 a Monegasque number is 98 and eleven digits, where the client takes them',
    { isDonneesROMonegasquesActivated: true },
    [
      [{ numeroContrat: '', nir: '9800012345678' }, 'nir', null],
      [{ numeroContrat: '', nir: '9812345678901' }, 'nir', null],
    ],
  ],
  [
    'R5.55 all zero, it is no number: one of the two is still asked for',
    { isDonneesROMonegasquesActivated: true },
    [[{ numeroContrat: '', nir: '9800000000000' }, 'numeroContrat', UN_DES_DEUX]],
  ],
  [
    'R5.54 it is wrong where the client does not',
    { isDonneesROMonegasquesActivated: false },
    [[{ numeroContrat: '', nir: '9800012345678' }, 'nir', NIR]],
  ],
]

for (const [titre, config, lesCas] of cas)
  test(titre, async () => {
    await regler(portal, config)
    for (const [saisie, champ, message] of lesCas) {
      await portal.database.db.execute(sql`delete from echec_connexion`)
      const answer = await post(portal.visitor(), 'register', { ...hugo, ...saisie })
      const dit: string | undefined = answer.json().champs?.[champ]
      const quoi = `${JSON.stringify(saisie)} ${answer.statusCode} ${answer.body}`
      // What is right may still be nobody that the insurer knows: its field has nothing to say.
      if (message === null) assert.equal(dit, undefined, quoi)
      else {
        assert.equal(answer.statusCode, 400, quoi)
        if (typeof message === 'string') assert.equal(dit, message, quoi)
        else assert.match(dit ?? '', message, quoi)
      }
    }
  })

test('R3.01 R5.29 a person is told by number, names, birth, postal code, address and end of IBAN', async () => {
  // In the mode that wants both numbers, each field counts: changed alone, nobody is recognised.
  const deuxNumeros = { ...hugo, nir: '1850578006048' }
  const autres = {
    numeroContrat: '20450018',
    nir: '1850578006049',
    nom: 'Lefebvre',
    prenom: 'Ugo',
    dateNaissance: '1985-05-13',
    codePostal: '69006',
    iban: '2607',
  }
  for (const [champ, autre] of Object.entries(autres)) {
    await portal.database.db.execute(sql`delete from echec_connexion`)
    const answer = await post(portal.visitor(), 'register', { ...deuxNumeros, [champ]: autre })
    assert.equal(answer.json().code, 'RegistrationRefused', champ)
  }
  const sans = await post(portal.visitor(), 'register', { ...hugo, email: '', confirmEmail: '' })
  assert.ok(sans.json().champs.email)
})
