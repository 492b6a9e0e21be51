/** The shapes of tables/report-codes.yaml and tables/report-values.yaml. */
export interface ReportCode {
  readonly code: string;
  readonly family: string;
  readonly text: string;
  readonly meaning: string;
}

export interface ReportValue {
  readonly value: string;
  readonly meaning: string;
}

export interface ReportValues {
  readonly serviceTypes: readonly ReportValue[];
  readonly msgTypes: readonly (ReportValue & { readonly serviceType: string })[];
  readonly reportTypes: readonly ReportValue[];
  readonly carriers: readonly ReportValue[];
}
