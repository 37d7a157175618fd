ALTER TABLE "document" ADD COLUMN "instantane" jsonb;--> statement-breakpoint
-- Documents kept before: what is known of them today, from now on unchanged.
UPDATE "document" d SET "instantane" = json_build_object('nomOffre', c.nom_offre, 'etat', c.etat,
  'dateDebut', c.date_debut, 'dateFin', c.date_fin,
  'assures', (SELECT coalesce(json_agg(json_build_object('personneId', p.id,
      'codeCivilite', p.code_civilite, 'nom', p.nom, 'prenom', p.prenom,
      'dateNaissance', p.date_naissance, 'lien', a.lien, 'rang', a.rang,
      'qualite', a.qualite, 'adresse', p.adresse) ORDER BY a.rang), '[]'::json)
    FROM "assure" a JOIN "personne" p ON p.id = a.personne_id
    WHERE a.client_code = c.client_code AND a.numero_contrat = c.numero))::jsonb || CASE
  WHEN d.edition = 'echeancier' THEN jsonb_build_object('echeances', (
    SELECT coalesce(json_agg(json_build_object('id', e.id, 'periodeDebut', e.periode_debut,
        'periodeFin', e.periode_fin, 'dateEcheance', e.date_echeance, 'montant', e.montant,
        'etat', e.etat, 'motifRejet', e.motif_rejet,
        'codeModePaiement', e.code_mode_paiement) ORDER BY e.date_echeance, e.id), '[]'::json)
    FROM "cotisation" e WHERE e.client_code = c.client_code AND e.numero_contrat = c.numero
    AND to_char(e.date_echeance, 'YYYY') = left(coalesce(d.parametres->>'debut', d.le::text), 4)))
  ELSE '{}'::jsonb END
FROM "contrat" c
WHERE c.client_code = d.client_code AND c.numero = d.numero_contrat AND d.edition IS NOT NULL;
