import { partNames } from './parts.ts'
import { schemaOfOwner } from './schema-of-owner.ts'
import { platformForeignKeys } from './tolerated.ts'

/**
 * Who may import what. Targets are 'node:x' for Node's own modules, the bare specifier for
 * packages, the path from the repository's root for relative imports.
 */
export type Rule = {
  name: string
  reason: string
  /** « file → target », still to be undone. The list may only shrink: a line that nothing matches is refused too. */
  tolerated?: readonly string[]
} & (
  | { files: string[]; onlyImport: string[]; inTests?: string[] }
  | { files: string[]; neverImport: string[]; except?: string[] }
  | { parent: string; face?: string[] }
  /** Only the folder of such a file, and another such file, may import it. */
  | { owned: string[]; files: string[]; except?: string[] }
)

export const testFiles = ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts']

const anyPackage = (name: string) => [name, `${name}/**`]
const domain = anyPackage('@espace-adherent/domain')
/** Tests, and what only they use, stand above everything. */
export const beside = [...testFiles, '**/*.testing.ts', '**/testing/**']
const testTools = ['node:test', ...anyPackage('node:assert'), ...anyPackage('fast-check')]
const builtins = ['node:*', 'node:*/**']
const apps = '{apps/web,apps/api}'

export const rules: Rule[] = [
  {
    name: 'domain-alone',
    reason: 'rules know nothing but values',
    files: ['packages/domain/**'],
    // A pure library of rules that others keep up to date better than we would (docs/decisions/rings-and-slices.md).
    onlyImport: ['packages/domain/**', 'ibantools'],
    inTests: testTools,
  },
  {
    name: 'contract-on-domain',
    reason: 'the contract only turns rules into the shapes that cross the wire',
    files: ['packages/contract/**'],
    onlyImport: ['packages/contract/**', ...domain, ...anyPackage('zod')],
    inTests: testTools,
  },
  {
    name: 'ui-on-domain',
    reason: 'widgets know values, never the wire nor an app',
    files: ['packages/ui/**'],
    onlyImport: [
      'packages/ui/**',
      ...domain,
      ...anyPackage('react'),
      ...anyPackage('react-dom'),
      '@tabler/**',
      'react-hook-form',
      '@tiptap/extension-image',
      '@tiptap/extension-table',
      '@tiptap/react',
      '@tiptap/starter-kit',
      ...anyPackage('pdfjs-dist'),
    ],
    inTests: testTools,
  },
  {
    name: 'web-apart',
    reason: 'the apps meet only through the contract',
    files: ['apps/web/**'],
    neverImport: [...anyPackage('@espace-adherent/api'), 'apps/api/**'],
  },
  {
    name: 'api-apart',
    reason: 'the apps meet only through the contract, and the server draws no widget',
    files: ['apps/api/**'],
    neverImport: [
      ...anyPackage('@espace-adherent/web'),
      ...anyPackage('@espace-adherent/ui'),
      'apps/web/**',
    ],
  },
  {
    name: 'web-in-browser',
    reason: 'the browser has none of the modules of Node',
    files: ['apps/web/**'],
    neverImport: builtins,
    except: ['apps/web/*.ts', 'apps/web/vite/**', ...testFiles],
  },
  {
    name: 'slice-face',
    reason: 'a slice is free to change all that stands behind its index.ts',
    parent: `${apps}/src/features`,
    // Its tables have a rule of their own; `lu.ts` lends them to the statements of others, which only read.
    face: ['index.ts', 'index.tsx', 'lu.ts', '*.schema.ts'].flatMap((face) => [
      face,
      `${partNames}/${face}`,
    ]),
  },
  {
    name: 'features-below',
    reason: 'what composes the slices knows them, and not the other way round',
    files: [`${apps}/src/features/**`],
    neverImport: [`${apps}/src/{areas,app}/**`],
    except: beside,
  },
  {
    name: 'demonstration-apart',
    reason: 'the product reaches the demonstration by one door, when it is asked for',
    files: ['apps/api/src/**'],
    neverImport: ['apps/api/demo/**'],
    except: ['apps/api/src/app/demonstration.ts', ...beside],
  },
  {
    name: 'gallery-apart',
    reason: 'the portal is built as if the gallery were not there',
    files: ['apps/web/src/**'],
    neverImport: ['apps/web/galerie/**'],
  },
  {
    name: 'areas-apart',
    reason: 'each area loads alone: members never load the back office',
    parent: 'apps/web/src/areas',
  },
  {
    name: 'staff-parts-apart',
    reason: 'members and visitors never load what staff write with',
    files: ['apps/web/src/areas/{membre,public}/**'],
    neverImport: [
      'apps/web/src/features/*/{gestion,reglages}/**',
      'apps/web/src/features/gestion/**',
    ],
  },
  {
    name: 'platform-below',
    reason: 'the platform holds no business word',
    files: [`${apps}/src/platform/**`],
    neverImport: [`${apps}/src/{features,areas,idp,app,noyau}/**`],
    tolerated: platformForeignKeys,
  },
  {
    name: 'schema-of-owner',
    reason: 'a table is read by its owner’s face, and written by its commands',
    owned: ['apps/api/src/**/*.schema.ts'],
    files: ['apps/api/src/**'],
    except: beside,
    tolerated: schemaOfOwner,
  },
  {
    name: 'core-below',
    reason:
      'everybody stands on the core: it knows of slices no more than the tables that its rows hang on',
    files: ['apps/api/src/noyau/**'],
    neverImport: [
      'apps/api/{demo,src/{app,idp,installer,exporter,importer,courriel}}/**',
      'apps/api/src/features/**/!(*.schema).ts',
    ],
    except: beside,
  },
  {
    name: 'sql-in-repositories',
    reason: 'queries are found and reviewed in one kind of file',
    files: ['**'],
    neverImport: [
      ...anyPackage('drizzle-orm'),
      ...anyPackage('pg'),
      ...anyPackage('@electric-sql/pglite'),
    ],
    except: [
      'apps/api/src/platform/db/**',
      '{apps/api/{demo,src},bench/src}/**/*.repository.ts',
      'apps/api/src/**/*.schema.ts',
      'apps/api/drizzle.config.ts',
      'apps/api/**/testing/**',
      '**/*.testing.ts',
      'bench/src/bare-server.ts', // what our own queries are measured against
      ...testFiles,
    ],
  },
  {
    name: 'fastify-at-the-edge',
    reason: 'use cases know no framework',
    files: ['**'],
    neverImport: ['fastify', 'fastify/**', 'fastify-*', '@fastify/**'],
    except: [
      'apps/api/{demo/provider,testing,src/{app,platform,idp}}/**',
      'apps/api/src/**/*.routes.ts',
      'apps/api/src/**/routes.ts',
      'bench/**', // the yardstick is a bare Fastify
      ...testFiles,
    ],
  },
  {
    name: 'oidc-in-idp',
    reason: 'the identity provider can be replaced by configuration',
    files: ['**'],
    neverImport: [...anyPackage('oidc-provider'), ...anyPackage('openid-client')],
    except: ['apps/api/{demo/provider,src/idp}/**'],
  },
  {
    name: 'outside-the-product',
    reason: 'journeys, attacks and benchmarks use the product as its users do',
    files: ['e2e/**', 'attaques/**', 'bench/**'],
    neverImport: ['@espace-adherent/**', 'apps/**', 'packages/**'],
  },
]
