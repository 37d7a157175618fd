import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import {
  isInvite,
  missingFrom,
  readArguments,
  readInvite,
  readNouveauClient,
  type Saisie,
} from './arguments.ts'
import { askFor } from './questions.ts'

const folder = mkdtempSync(join(tmpdir(), 'espace-adherent-installer-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const fileOf = (name: string, content: string | Buffer) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const complete: Saisie = {
  client: 'mutuelle-x',
  libelle: 'Mutuelle X',
  hotes: 'espace.mutuelle-x.fr',
  'adresse-publique': 'https://espace.mutuelle-x.fr',
  couleur: '#0B7285',
  administrateur: 'anne.dupont@mutuelle-x.fr',
  prenom: 'Anne',
  nom: 'Dupont-L’Hermite',
}

test('options are read by their names; an unknown one is named', () => {
  assert.deepEqual(readArguments(['--client', 'x', '--libelle=Mutuelle X', '--logo', '']), {
    client: 'x',
    libelle: 'Mutuelle X',
  })
  for (const aide of ['--aide', '--help'])
    assert.equal(readArguments(['--client', 'x', aide]), null)
  assert.throws(() => readArguments(['--couleurs', '#000000']), /L’option --couleurs n’existe pas/)
  assert.throws(() => readArguments(['--client']), /L’option --client/)
  assert.throws(() => readArguments(['mutuelle-x']), { name: 'StartRefusedError' })
})

test('a whole request, as it will be installed', () => {
  const demande = readNouveauClient({
    ...complete,
    hotes: ' Espace.Mutuelle-X.fr, santé.mutuelle-x.fr ,espace.mutuelle-x.fr',
    'adresse-publique': 'https://ESPACE.mutuelle-x.fr:8443/',
    'adresse-postale': '1 rue de l’Exemple, 75001 Paris',
  })
  assert.deepEqual(demande, {
    client: 'mutuelle-x',
    libelle: 'Mutuelle X',
    hotes: ['espace.mutuelle-x.fr', 'xn--sant-epa.mutuelle-x.fr'],
    adressePublique: 'https://espace.mutuelle-x.fr:8443',
    couleur: '#0b7285',
    logo: null,
    adressePostale: '1 rue de l’Exemple, 75001 Paris',
    administrateur: {
      email: 'anne.dupont@mutuelle-x.fr',
      prenom: 'Anne',
      nom: 'Dupont-L’Hermite',
    },
  })
})

test('what is missing is named in one sentence; colour, logo and postal address may be', () => {
  const { couleur: _, ...sansCouleur } = complete
  assert.deepEqual(missingFrom(sansCouleur), [])
  assert.throws(() => readNouveauClient({ client: 'x', administrateur: 'a@b.fr', nom: 'B' }), {
    message: /^Il manque --libelle, --hotes, --adresse-publique, --prenom : .*$/,
  })
})

for (const [option, texte, sentence] of [
  ['client', 'Mutuelle X', /« Mutuelle X » doit compter/],
  ['client', 'x', /de 2 à 40/],
  ['libelle', 'X', /de 2 à 60 caractères/],
  ['libelle', '<b>Mutuelle</b>', /de 2 à 60 caractères/],
  ['hotes', 'https://espace.mutuelle-x.fr', /n’est pas un nom d’hôte/],
  ['hotes', 'espace.mutuelle-x.fr:8443', /n’est pas un nom d’hôte/],
  ['hotes', 'espace_x.fr', /« espace_x\.fr »/],
  ['hotes', ',', /n’est pas un nom d’hôte/],
  ['adresse-publique', 'espace.mutuelle-x.fr', /n’est pas une adresse publique/],
  ['adresse-publique', 'https://espace.mutuelle-x.fr/portail', /sans chemin/],
  ['adresse-publique', 'https://a:b@espace.mutuelle-x.fr', /n’est pas une adresse publique/],
  ['adresse-publique', 'javascript:alert(1)', /n’est pas une adresse publique/],
  ['adresse-publique', 'http://espace.mutuelle-x.fr', /n’est pas en https/],
  ['adresse-publique', 'https://autre.fr', /autre\.fr, qui n’est pas dans --hotes/],
  ['couleur', 'bleu', /n’est pas une couleur/],
  ['couleur', '#abc', /n’est pas une couleur/],
  ['couleur', '#ffcc00', /contraste de 1,\d pour 1, il faut 4,5\) : #[0-9a-f]{6} convient/],
  ['administrateur', 'anne', /format de l’identifiant/],
  ['prenom', '4nne', /Le prénom de l’administrateur/],
  ['nom', '<script>', /Le nom de l’administrateur/],
  ['adresse-postale', 'x'.repeat(201), /200 caractères/],
  ['logo', '/nulle/part.svg', /ne peut pas être lu/],
] satisfies [keyof Saisie, string, RegExp][])
  test(`--${option} ${texte.slice(0, 40)} is refused in a sentence`, () => {
    assert.throws(() => readNouveauClient({ ...complete, [option]: texte }), {
      name: 'StartRefusedError',
      message: sentence,
    })
  })

test('the colour that is proposed is accepted', () => {
  for (const couleur of ['#ffcc00', '#ff0000', '#00ff00', '#8888ff', '#ffffff']) {
    let proposee = couleur
    try {
      readNouveauClient({ ...complete, couleur })
    } catch (error) {
      proposee = / : (#[0-9a-f]{6}) convient/.exec((error as Error).message)?.[1] ?? ''
    }
    assert.equal(readNouveauClient({ ...complete, couleur: proposee }).couleur, proposee)
  }
})

test('a logo is told by its bytes, and draws only', () => {
  const read = (path: string) => readNouveauClient({ ...complete, logo: path }).logo?.typeMime
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>'
  assert.equal(read(fileOf('a.svg', `<?xml version="1.0"?>\n<!-- x -->\n${svg}`)), 'image/svg+xml')
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  assert.equal(read(fileOf('a.png', png)), 'image/png')
  assert.equal(read(fileOf('b.svg', png)), 'image/png')
  for (const content of [
    '<html></html>',
    svg.replace('<path', '<script>x</script><path'),
    svg.replace('<path', '<path onload="x()"'),
    svg.replace('<path', '<a href="javascript:x()"/><path'),
    `<!DOCTYPE svg [<!ENTITY x "y">]>${svg}`,
    `${svg}${' '.repeat(200 * 1024)}`,
    'GIF89a',
  ])
    assert.throws(() => read(fileOf('c.svg', content)), /doit être une image SVG ou PNG/, content)
})

test('--administrateur without a client to install is for one that exists', () => {
  assert.ok(isInvite({ administrateur: 'a@b.fr' }))
  assert.ok(isInvite({ client: 'x', administrateur: 'a@b.fr', prenom: 'A', nom: 'B' }))
  assert.ok(!isInvite({ client: 'x', administrateur: 'a@b.fr', libelle: 'X' }))
  assert.ok(!isInvite({ client: 'x' }))
  assert.deepEqual(readInvite({ administrateur: 'a@b.fr' }), {
    client: null,
    email: 'a@b.fr',
    personne: null,
  })
  assert.deepEqual(readInvite({ client: 'xy', administrateur: 'a@b.fr', prenom: 'A', nom: 'B' }), {
    client: 'xy',
    email: 'a@b.fr',
    personne: { prenom: 'A', nom: 'B' },
  })
  assert.throws(() => readInvite({ administrateur: 'a@b.fr', prenom: 'A' }), /Le nom/)
})

/** A terminal whose user types these lines. */
function typing(answers: string[]) {
  const said: string[] = []
  return {
    said,
    question: async (text: string) => {
      said.push(text)
      const answer = answers.shift()
      if (answer === undefined) throw new Error(`nothing left to answer: ${text}`)
      return answer
    },
    say: (line: string) => void said.push(line),
  }
}

test('in a terminal what is missing is asked for, and asked again when it is wrong', async () => {
  const terminal = typing([
    'Mutuelle Étoile',
    '',
    'espace .fr',
    'espace.etoile.fr',
    '',
    '#ffcc00',
    '',
    '',
    '',
    'anne@etoile.fr',
    'Anne',
    'Dupont',
    'oui',
  ])
  const saisie = await askFor(terminal, {})
  assert.ok(saisie)
  const { client, adressePublique, couleur, logo } = readNouveauClient(saisie)
  assert.deepEqual([client, adressePublique], ['mutuelle-etoile', 'https://espace.etoile.fr'])
  assert.ok(couleur !== '#ffcc00' && terminal.said.some((line) => line.includes(`[${couleur}]`)))
  assert.equal(logo, null)
  assert.ok(terminal.said.some((line) => line.startsWith('« espace .fr » n’est pas un nom d’hôte')))
})

test('nothing is asked for twice, and no is no', async () => {
  const terminal = typing(['', '', 'n'])
  assert.equal(await askFor(terminal, complete), null)
  assert.deepEqual(
    terminal.said.filter((line) => line.includes('administrateur')),
    [],
  )
})
