import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findRefused } from './directions.ts'
import { readModule } from './modules.ts'
import { rules } from './rules.ts'

/** For each rule: [file, specifier] pairs that it allows and that it refuses. */
const cases: Record<string, { allowed: [string, string][]; refused: [string, string][] }> = {
  'domain-alone': {
    allowed: [
      ['packages/domain/src/nir/cle.ts', '../texte/index.ts'],
      ['packages/domain/src/nir/cle.test.ts', 'node:test'],
      ['packages/domain/src/nir/cle.test.ts', 'node:assert/strict'],
      ['packages/domain/src/nir/cle.test.ts', 'fast-check'],
    ],
    refused: [
      ['packages/domain/src/nir/cle.ts', 'zod'],
      ['packages/domain/src/nir/cle.ts', 'crypto'],
      ['packages/domain/src/nir/cle.ts', 'fast-check'],
      ['packages/domain/src/nir/cle.ts', '@espace-adherent/contract'],
      ['packages/domain/src/nir/cle.test.ts', 'node:fs'],
    ],
  },
  'contract-on-domain': {
    allowed: [
      ['packages/contract/src/rib/index.ts', '@espace-adherent/domain'],
      ['packages/contract/src/rib/index.ts', 'zod'],
      ['packages/contract/src/rib/index.ts', '../errors/index.ts'],
      ['packages/contract/src/rib/rib.test.ts', 'node:test'],
    ],
    refused: [
      ['packages/contract/src/rib/index.ts', 'react'],
      ['packages/contract/src/rib/index.ts', 'node:fs'],
      ['packages/contract/src/rib/index.ts', '@espace-adherent/ui'],
    ],
  },
  'ui-on-domain': {
    allowed: [
      ['packages/ui/src/nir/NirField.tsx', '@espace-adherent/domain'],
      ['packages/ui/src/nir/NirField.tsx', 'react'],
      ['packages/ui/src/nir/NirField.tsx', 'react-hook-form'],
      ['packages/ui/src/nir/NirField.tsx', '@tiptap/react'],
      ['packages/ui/src/nir/NirField.tsx', '@tabler/icons-react'],
    ],
    refused: [
      ['packages/ui/src/nir/NirField.tsx', '@espace-adherent/contract'],
      ['packages/ui/src/nir/NirField.tsx', '@tanstack/react-query'],
      ['packages/ui/src/nir/NirField.tsx', '../../../../apps/web/src/main.tsx'],
    ],
  },
  'web-apart': {
    allowed: [['apps/web/src/app/main.tsx', '@espace-adherent/contract']],
    refused: [
      ['apps/web/src/app/main.tsx', '@espace-adherent/api'],
      ['apps/web/src/app/main.tsx', '../../../api/src/app/config.ts'],
    ],
  },
  'api-apart': {
    allowed: [['apps/api/src/app/main.ts', '@espace-adherent/contract/errors']],
    refused: [
      ['apps/api/src/app/main.ts', '@espace-adherent/web'],
      ['apps/api/src/app/main.ts', '@espace-adherent/ui'],
      ['apps/api/src/app/main.test.ts', '../../../web/src/app/main.tsx'],
    ],
  },
  'web-in-browser': {
    allowed: [
      ['apps/web/vite.config.ts', 'node:path'],
      ['apps/web/vite/charte.ts', 'node:fs'],
      ['apps/web/src/app/routes.test.ts', 'node:test'],
    ],
    refused: [
      ['apps/web/src/app/routes.ts', 'node:path'],
      ['apps/web/src/app/routes.ts', 'fs/promises'],
    ],
  },
  'slice-face': {
    allowed: [
      ['apps/api/src/features/rib/update.ts', '../contrats/index.ts'],
      ['apps/api/src/features/rib/update.ts', './deep/rib.repository.ts'],
      ['apps/web/src/app/routes.tsx', '../features/rib/RibScreen.tsx'],
    ],
    refused: [
      ['apps/api/src/features/rib/update.ts', '../contrats/contrats.repository.ts'],
      ['apps/web/src/features/rib/deep/Form.tsx', '../../contrats/Selector.tsx'],
      ['apps/web/src/features/rib/Form.tsx', '../contrats/deep/index.ts'],
    ],
  },
  'features-below': {
    allowed: [
      ['apps/api/src/features/rib/update.ts', '../../platform/db/index.ts'],
      ['apps/api/src/features/rib/update.test.ts', '../../app/build-app.ts'],
      ['apps/web/src/features/rib/Form.tsx', '../contrats/index.ts'],
    ],
    refused: [
      ['apps/api/src/features/rib/update.ts', '../../app/config.ts'],
      ['apps/web/src/features/rib/Form.tsx', '../../areas/membre/routes.ts'],
      ['apps/web/src/features/rib/Form.tsx', '../../app/router.tsx'],
    ],
  },
  'demonstration-apart': {
    allowed: [
      ['apps/api/src/app/demonstration.ts', '../../demo/index.ts'],
      ['apps/api/demo/seed.ts', './comptes.ts'],
      ['apps/api/src/app/platform.test.ts', '../../demo/comptes.ts'],
    ],
    refused: [
      ['apps/api/src/app/run.ts', '../../demo/index.ts'],
      ['apps/api/src/features/rib/update.ts', '../../../demo/comptes.ts'],
      ['apps/api/src/installer/main.ts', '../../demo/comptes.ts'],
    ],
  },
  'schema-of-owner': {
    allowed: [
      ['apps/api/src/features/rib/rib.repository.ts', './rib.schema.ts'],
      ['apps/api/src/features/rib/deep/rib.repository.ts', '../rib.schema.ts'],
      ['apps/api/src/features/rib/rib.schema.ts', '../../noyau/contrats.schema.ts'],
      ['apps/api/src/features/rib/rib.test.ts', '../../noyau/contrats.schema.ts'],
      ['apps/api/demo/seed.ts', '../src/noyau/contrats.schema.ts'],
    ],
    refused: [
      ['apps/api/src/features/rib/update.ts', '../../noyau/contrats.schema.ts'],
      ['apps/api/src/features/rib/update.ts', '../identity/identity.schema.ts'],
      ['apps/api/src/installer/update.ts', '../features/rib/rib.schema.ts'],
    ],
  },
  'core-below': {
    allowed: [
      ['apps/api/src/noyau/contrats.schema.ts', '../features/portail/portail.schema.ts'],
      ['apps/api/src/noyau/contrats.repository.ts', '../platform/db/index.ts'],
    ],
    refused: [
      ['apps/api/src/noyau/contrats.repository.ts', '../features/portail/index.ts'],
      ['apps/api/src/noyau/contrats.repository.ts', '../app/config.ts'],
    ],
  },
  'gallery-apart': {
    allowed: [['apps/web/galerie/GalleryShell.tsx', '../src/features/portail/index.ts']],
    refused: [['apps/web/src/app/aires.ts', '../../galerie/index.ts']],
  },
  'areas-apart': {
    allowed: [['apps/web/src/areas/membre/routes.ts', './accueil.tsx']],
    refused: [
      ['apps/web/src/areas/membre/routes.ts', '../admin/index.ts'],
      ['apps/web/src/areas/public/deep/a.ts', '../../membre/routes.ts'],
    ],
  },
  'staff-parts-apart': {
    allowed: [['apps/web/src/areas/membre/FaqScreen.tsx', '../../features/faq/index.ts']],
    refused: [
      ['apps/web/src/areas/membre/FaqScreen.tsx', '../../features/faq/gestion/index.ts'],
      ['apps/web/src/areas/public/HomeScreen.tsx', '../../features/gestion/index.ts'],
    ],
  },
  'platform-below': {
    allowed: [
      ['apps/api/src/platform/http/errors.ts', '../db/pool.ts'],
      ['apps/api/src/features/rib/update.ts', '../../platform/db/pool.ts'],
    ],
    refused: [
      ['apps/api/src/platform/http/errors.ts', '../../features/rib/index.ts'],
      ['apps/api/src/platform/http/errors.ts', '../../idp/session.ts'],
      ['apps/api/src/platform/http/errors.ts', '../../app/config.ts'],
      ['apps/web/src/platform/http/client.ts', '../../areas/membre/routes.ts'],
    ],
  },
  'sql-in-repositories': {
    allowed: [
      ['apps/api/src/platform/db/pool.ts', 'pg'],
      ['apps/api/src/features/rib/rib.repository.ts', 'drizzle-orm'],
      ['apps/api/src/features/rib/rib.schema.ts', 'drizzle-orm/pg-core'],
      ['apps/api/drizzle.config.ts', 'drizzle-orm'],
      ['apps/api/testing/database.ts', '@electric-sql/pglite'],
      ['apps/api/src/features/rib/rib.test.ts', 'drizzle-orm'],
    ],
    refused: [
      ['apps/api/src/features/rib/update.ts', 'drizzle-orm'],
      ['apps/api/src/app/main.ts', 'pg'],
      ['apps/api/src/features/rib/rib.routes.ts', '@electric-sql/pglite'],
      ['apps/web/src/app/main.tsx', 'drizzle-orm/pg-core'],
    ],
  },
  'fastify-at-the-edge': {
    allowed: [
      ['apps/api/src/app/build-app.ts', 'fastify'],
      ['apps/api/src/platform/http/cookies.ts', '@fastify/cookie'],
      ['apps/api/src/idp/mount.ts', 'fastify'],
      ['apps/api/src/features/rib/rib.routes.ts', 'fastify'],
      ['apps/api/src/features/rib/routes.ts', 'fastify'],
      ['bench/src/bare.ts', 'fastify'],
    ],
    refused: [
      ['apps/api/src/features/rib/update.ts', 'fastify'],
      ['apps/api/src/features/rib/rib.repository.ts', '@fastify/cookie'],
      ['apps/api/src/features/rib/update.ts', 'fastify-plugin'],
    ],
  },
  'oidc-in-idp': {
    allowed: [
      ['apps/api/src/idp/provider.ts', 'oidc-provider'],
      ['apps/api/src/idp/client.ts', 'openid-client'],
    ],
    refused: [
      ['apps/api/src/app/main.ts', 'oidc-provider'],
      ['apps/api/src/features/identity/login.ts', 'openid-client'],
    ],
  },
  'outside-the-product': {
    allowed: [
      ['e2e/membre/accueil.spec.ts', '@playwright/test'],
      ['e2e/membre/accueil.spec.ts', '../support/login.ts'],
      ['bench/src/main.ts', '../support/postgres.ts'],
    ],
    refused: [
      ['e2e/membre/accueil.spec.ts', '@espace-adherent/domain'],
      ['bench/src/main.ts', '../../apps/api/src/app/build-app.ts'],
      ['e2e/support/login.ts', '../../packages/domain/src/index.ts'],
    ],
  },
}

for (const rule of rules) {
  describe(rule.name, () => {
    const { allowed, refused } = cases[rule.name] ?? { allowed: [], refused: [] }
    const judge = ([file, specifier]: [string, string]) =>
      findRefused([readModule(file, `import '${specifier}'`)], [rule])

    test('has an allowed and a refused case', () => {
      assert.ok(allowed.length > 0 && refused.length > 0)
    })
    for (const pair of allowed) {
      test(`allows ${pair.join(' → ')}`, () => assert.deepEqual(judge(pair), []))
    }
    for (const pair of refused) {
      test(`refuses ${pair.join(' → ')}`, () => {
        const [file, specifier] = pair
        assert.deepEqual(judge(pair), [
          `${file}:1 must not import ${specifier} (${rule.name}: ${rule.reason})`,
        ])
      })
    }
  })
}

test('type-only and lazy imports are refused like others', () => {
  const text = "import type { Pool } from 'pg'\nconst l = () => import('fastify')"
  const refused = findRefused([readModule('apps/api/src/features/rib/a.ts', text)], rules)
  assert.equal(refused.length, 2)
})
