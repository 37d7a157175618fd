ALTER TABLE "client" ADD COLUMN "is_demonstration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jeton_sso" ADD COLUMN "partenaire" text DEFAULT '' NOT NULL;