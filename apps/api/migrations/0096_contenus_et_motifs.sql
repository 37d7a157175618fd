ALTER TABLE "contenu" ADD COLUMN "fin_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "cookie" text;--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "jours" integer;--> statement-breakpoint
-- The words that every insurer shared become rows of each, with what it had written over them.
INSERT INTO "motif_decision" ("client_code", "geste", "titre", "texte", "ordre")
SELECT "client"."code", initial.geste,
  coalesce(mot.contenu -> 'textes' ->> initial.nom, initial.titre),
  coalesce(mot.contenu -> 'textes' ->> (initial.nom || 'Texte'), initial.texte), initial.ordre
FROM "client" CROSS JOIN (VALUES
  ('demandes.modelesRefus', 'pieceNonProbante', 'refuser', 'Justificatif non probant', 'Les documents joints ne permettent pas d’établir ce que vous demandez. Vous pouvez refaire la demande avec un document complet : vous retrouverez vos réponses dans cette demande.', 101),
  ('demandes.modelesRefus', 'pieceIllisible', 'refuser', 'Pièce illisible après relance', 'Malgré notre relance, le document reçu reste illisible. Vous pouvez refaire la demande avec une copie nette, en couleur et en entier.', 102),
  ('demandes.modelesRefus', 'conditions', 'refuser', 'Conditions du contrat non remplies', 'Votre contrat ne prévoit pas ce que vous demandez. Ses conditions figurent dans votre notice, à la rubrique Mes documents.', 103),
  ('demandes.modelesRefus', 'dejaFait', 'refuser', 'Déjà pris en compte', 'Ce que vous demandez est déjà pris en compte sur votre contrat : rien ne change pour vous.', 104),
  ('demandes.modelesComplement', 'copieNette', 'demander', 'Copie nette et entière', 'Nous ne parvenons pas à lire le document joint. Pouvez-vous nous en envoyer une copie nette, en couleur, dont les quatre coins sont visibles ?', 105),
  ('demandes.modelesComplement', 'pieceManquante', 'demander', 'Document manquant', 'Il nous manque ce document pour traiter votre demande. Pouvez-vous nous l’envoyer ?', 106),
  ('demandes.modelesComplement', 'precision', 'demander', 'Précision', 'Pour traiter votre demande, pouvez-vous nous préciser ', 107),
  ('demandes.modelesSansSuite', 'sansReponse', 'clore', 'Sans réponse de votre part', 'Sans réponse de votre part, nous classons votre demande. Vous pouvez en refaire une à tout moment.', 108),
  ('demandes.modelesSansSuite', 'doublon', 'clore', 'Demande en double', 'Vous nous avez envoyé la même demande une autre fois : nous traitons celle-là.', 109),
  ('demandes.modelesReponse', 'regle', 'conclure', 'C’est réglé', 'C’est réglé : vous n’avez rien d’autre à faire. Si un point reste à voir, répondez ici.', 110),
  ('demandes.modelesReponse', 'enCours', 'conclure', 'Nous nous en occupons', 'Nous nous en occupons, et nous vous écrivons ici dès que c’est fait.', 111),
  ('demandes.modelesReponse', 'contrat', 'conclure', 'Rien ne change', 'Nous avons vérifié votre contrat n° ((numero)) : rien ne change pour vous.', 112),
  ('demandes.modelesReponse', 'precision', 'conclure', 'Une précision', 'Pour vous répondre, pouvez-vous nous préciser ', 113)
) AS initial (cle, nom, geste, titre, texte, ordre)
LEFT JOIN "mot" ON mot.client_code = "client"."code" AND mot.key = initial.cle;
--> statement-breakpoint
DELETE FROM "mot" WHERE key IN ('demandes.modelesRefus', 'demandes.modelesComplement', 'demandes.modelesSansSuite', 'demandes.modelesReponse');
