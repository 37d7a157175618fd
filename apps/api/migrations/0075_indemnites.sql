ALTER TABLE "offre" ADD COLUMN "revalorisations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sinistre" ADD COLUMN "indemnisation" jsonb;