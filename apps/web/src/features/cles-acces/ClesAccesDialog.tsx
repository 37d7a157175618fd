import type { CleAcces } from '@espace-adherent/contract/cles-acces'
import { limitesClesAcces } from '@espace-adherent/domain/cles-acces'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { ConfirmDialog } from '@espace-adherent/ui/dialogues/fenetres/Fenetres.tsx'
import { EmptyState, Notice } from '@espace-adherent/ui/feedback'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { withSecurityCode } from '../securite/index.ts'
import { Ajout } from './Ajout.tsx'
import { CleItem } from './CleItem.tsx'
import { clesAccesQuery, suppressionCle } from './calls.ts'
import css from './cles-acces.module.css'
import { textes } from './textes.ts'

/** The passkeys of the person who is signed in: see them, add one, remove one. */
export default function ClesAccesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(clesAccesQuery)
  return (
    <Dialog title={textes.titre} onClose={onClose}>
      <Lecture query={query} echec={textes.chargementEchoue} attente={['9rem']}>
        {(cles) => (
          <div className="stack gap-24">
            <Liste cles={cles} />
            {cles.length < limitesClesAcces.parCompte ? (
              <Ajout />
            ) : (
              <Notice tone="info" title={textes.complet}>
                {textes.completTexte}
              </Notice>
            )}
          </div>
        )}
      </Lecture>
    </Dialog>
  )
}

function Liste({ cles }: { cles: readonly CleAcces[] }) {
  const client = useQueryClient()
  const { mutateAsync } = useMutation(suppressionCle)
  const [enQuestion, setEnQuestion] = useState<CleAcces | null>(null)
  const zone = useRef<HTMLDivElement>(null)
  const nombre = useRef(cles.length)
  useLayoutEffect(() => {
    if (enQuestion) return
    // The removed key took its button with it: the focus goes to the list that is left.
    if (cles.length < nombre.current) zone.current?.focus()
    nombre.current = cles.length
  }, [cles.length, enQuestion])

  return (
    <div ref={zone} tabIndex={-1} className={css.zone}>
      {cles.length === 0 ? (
        <EmptyState icon={<IconFingerprint size={40} stroke={1.5} />} title={textes.aucune}>
          {textes.explication}
        </EmptyState>
      ) : (
        <>
          <p className="muted mb-16">{textes.chapo}</p>
          <ul className="stack gap-12" aria-label={textes.titre}>
            {cles.map((cle) => (
              <CleItem key={cle.id} cle={cle} onRemove={() => setEnQuestion(cle)} />
            ))}
          </ul>
        </>
      )}
      {enQuestion && (
        <ConfirmDialog
          title={textes.suppressionTitre}
          confirmLabel={textes.supprimer}
          isDanger
          onConfirm={async () => {
            await withSecurityCode('DESACTIVATE_BIOMETRIE', () => mutateAsync(enQuestion.id))
            await client.invalidateQueries(clesAccesQuery)
          }}
          onClose={() => setEnQuestion(null)}
        >
          {textes.suppressionTexte(enQuestion.libelle)}
        </ConfirmDialog>
      )}
    </div>
  )
}
