// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { components, operations as Operations } from "./types.ts";
import type { Validator } from "./runtime/validator.js";
export type { Fault } from "./runtime/explain.js";
export type { ExplainSettings, Validator } from "./runtime/validator.js";

export declare const schemas: {
  Refusal: Validator<components["schemas"]["Refusal"]>;
  OmniRefusal: Validator<components["schemas"]["OmniRefusal"]>;
  SmsStep: Validator<components["schemas"]["SmsStep"]>;
  MmsStep: Validator<components["schemas"]["MmsStep"]>;
  RcsStep: Validator<components["schemas"]["RcsStep"]>;
  AlimtalkStep: Validator<components["schemas"]["AlimtalkStep"]>;
  FriendtalkStep: Validator<components["schemas"]["FriendtalkStep"]>;
  BrandmessageStep: Validator<components["schemas"]["BrandmessageStep"]>;
  ResultCode: Validator<components["schemas"]["ResultCode"]>;
  ResultText: Validator<components["schemas"]["ResultText"]>;
  Fault: Validator<components["schemas"]["Fault"]>;
  OmniDestinations: Validator<components["schemas"]["OmniDestinations"]>;
  DestinationResult: Validator<components["schemas"]["DestinationResult"]>;
  MessageKey: Validator<components["schemas"]["MessageKey"]>;
  DomesticNumber: Validator<components["schemas"]["DomesticNumber"]>;
  SmsText: Validator<components["schemas"]["SmsText"]>;
  TtlSeconds: Validator<components["schemas"]["TtlSeconds"]>;
  OriginCid: Validator<components["schemas"]["OriginCid"]>;
  MmsText: Validator<components["schemas"]["MmsText"]>;
  MmsTitle: Validator<components["schemas"]["MmsTitle"]>;
  FileKeys: Validator<components["schemas"]["FileKeys"]>;
  FileKey: Validator<components["schemas"]["FileKey"]>;
  RcsContent: Validator<components["schemas"]["RcsContent"]>;
  RcsStandaloneContent: Validator<components["schemas"]["RcsStandaloneContent"]>;
  RcsStandalone: Validator<components["schemas"]["RcsStandalone"]>;
  RcsText: Validator<components["schemas"]["RcsText"]>;
  RcsTitle: Validator<components["schemas"]["RcsTitle"]>;
  RcsMedia: Validator<components["schemas"]["RcsMedia"]>;
  RcsMediaUrl: Validator<components["schemas"]["RcsMediaUrl"]>;
  RcsCardButtons: Validator<components["schemas"]["RcsCardButtons"]>;
  RcsButton: Validator<components["schemas"]["RcsButton"]>;
  RcsButtonUrl: Validator<components["schemas"]["RcsButtonUrl"]>;
  RcsButtonName: Validator<components["schemas"]["RcsButtonName"]>;
  RcsButtonLink: Validator<components["schemas"]["RcsButtonLink"]>;
  RcsButtonMapLoc: Validator<components["schemas"]["RcsButtonMapLoc"]>;
  RcsButtonMapQry: Validator<components["schemas"]["RcsButtonMapQry"]>;
  RcsButtonMapSend: Validator<components["schemas"]["RcsButtonMapSend"]>;
  RcsButtonCalendar: Validator<components["schemas"]["RcsButtonCalendar"]>;
  RcsButtonTime: Validator<components["schemas"]["RcsButtonTime"]>;
  RcsButtonCopy: Validator<components["schemas"]["RcsButtonCopy"]>;
  RcsButtonComT: Validator<components["schemas"]["RcsButtonComT"]>;
  RcsButtonPhoneNumber: Validator<components["schemas"]["RcsButtonPhoneNumber"]>;
  RcsButtonComV: Validator<components["schemas"]["RcsButtonComV"]>;
  RcsButtonDial: Validator<components["schemas"]["RcsButtonDial"]>;
  RcsSubContents: Validator<components["schemas"]["RcsSubContents"]>;
  RcsSubContent: Validator<components["schemas"]["RcsSubContent"]>;
  RcsSubMediaUrl: Validator<components["schemas"]["RcsSubMediaUrl"]>;
  RcsCarouselContent: Validator<components["schemas"]["RcsCarouselContent"]>;
  RcsCarousel: Validator<components["schemas"]["RcsCarousel"]>;
  RcsCarouselCard: Validator<components["schemas"]["RcsCarouselCard"]>;
  RcsTemplateContent: Validator<components["schemas"]["RcsTemplateContent"]>;
  RcsTemplate: Validator<components["schemas"]["RcsTemplate"]>;
  RcsTemplateValue: Validator<components["schemas"]["RcsTemplateValue"]>;
  RcsBody: Validator<components["schemas"]["RcsBody"]>;
  RcsBodyValue: Validator<components["schemas"]["RcsBodyValue"]>;
  RcsBodyText: Validator<components["schemas"]["RcsBodyText"]>;
  RcsBodyObject: Validator<components["schemas"]["RcsBodyObject"]>;
  RcsButtons: Validator<components["schemas"]["RcsButtons"]>;
  RcsButtonGroup: Validator<components["schemas"]["RcsButtonGroup"]>;
  RcsSuggestion: Validator<components["schemas"]["RcsSuggestion"]>;
  RcsSuggestedAction: Validator<components["schemas"]["RcsSuggestedAction"]>;
  RcsUrlAction: Validator<components["schemas"]["RcsUrlAction"]>;
  RcsPostback: Validator<components["schemas"]["RcsPostback"]>;
  RcsFormatId: Validator<components["schemas"]["RcsFormatId"]>;
  RcsBrandKey: Validator<components["schemas"]["RcsBrandKey"]>;
  RcsBrandId: Validator<components["schemas"]["RcsBrandId"]>;
  RcsExpiryOption: Validator<components["schemas"]["RcsExpiryOption"]>;
  RcsHeader: Validator<components["schemas"]["RcsHeader"]>;
  RcsFooter: Validator<components["schemas"]["RcsFooter"]>;
  RcsGroupId: Validator<components["schemas"]["RcsGroupId"]>;
  RcsCopyAllowed: Validator<components["schemas"]["RcsCopyAllowed"]>;
  RcsAgencyId: Validator<components["schemas"]["RcsAgencyId"]>;
  RcsAgencyKey: Validator<components["schemas"]["RcsAgencyKey"]>;
  RcsRules: Validator<components["schemas"]["RcsRules"]>;
  MessengerSenderKey: Validator<components["schemas"]["MessengerSenderKey"]>;
  AlimtalkMsgType: Validator<components["schemas"]["AlimtalkMsgType"]>;
  AlimtalkTemplateCode: Validator<components["schemas"]["AlimtalkTemplateCode"]>;
  AlimtalkText: Validator<components["schemas"]["AlimtalkText"]>;
  AlimtalkTitle: Validator<components["schemas"]["AlimtalkTitle"]>;
  AlimtalkHeader: Validator<components["schemas"]["AlimtalkHeader"]>;
  AlimtalkAttachment: Validator<components["schemas"]["AlimtalkAttachment"]>;
  MessengerButtons: Validator<components["schemas"]["MessengerButtons"]>;
  MessengerButton: Validator<components["schemas"]["MessengerButton"]>;
  MessengerButtonWl: Validator<components["schemas"]["MessengerButtonWl"]>;
  MessengerButtonName: Validator<components["schemas"]["MessengerButtonName"]>;
  MessengerLink: Validator<components["schemas"]["MessengerLink"]>;
  MessengerButtonAl: Validator<components["schemas"]["MessengerButtonAl"]>;
  MessengerButtonDs: Validator<components["schemas"]["MessengerButtonDs"]>;
  MessengerButtonBk: Validator<components["schemas"]["MessengerButtonBk"]>;
  MessengerButtonMd: Validator<components["schemas"]["MessengerButtonMd"]>;
  MessengerButtonBc: Validator<components["schemas"]["MessengerButtonBc"]>;
  MessengerButtonBt: Validator<components["schemas"]["MessengerButtonBt"]>;
  MessengerButtonAc: Validator<components["schemas"]["MessengerButtonAc"]>;
  MessengerButtonBf: Validator<components["schemas"]["MessengerButtonBf"]>;
  AlimtalkItem: Validator<components["schemas"]["AlimtalkItem"]>;
  AlimtalkItemRow: Validator<components["schemas"]["AlimtalkItemRow"]>;
  MessengerItemSummary: Validator<components["schemas"]["MessengerItemSummary"]>;
  AlimtalkItemHighlight: Validator<components["schemas"]["AlimtalkItemHighlight"]>;
  AlimtalkSupplement: Validator<components["schemas"]["AlimtalkSupplement"]>;
  MessengerQuickReply: Validator<components["schemas"]["MessengerQuickReply"]>;
  MessengerQuickReplyWl: Validator<components["schemas"]["MessengerQuickReplyWl"]>;
  MessengerQuickReplyAl: Validator<components["schemas"]["MessengerQuickReplyAl"]>;
  MessengerQuickReplyBk: Validator<components["schemas"]["MessengerQuickReplyBk"]>;
  MessengerQuickReplyBc: Validator<components["schemas"]["MessengerQuickReplyBc"]>;
  MessengerQuickReplyBt: Validator<components["schemas"]["MessengerQuickReplyBt"]>;
  MessengerQuickReplyBf: Validator<components["schemas"]["MessengerQuickReplyBf"]>;
  MessengerQuickReplyMd: Validator<components["schemas"]["MessengerQuickReplyMd"]>;
  AlimtalkPrice: Validator<components["schemas"]["AlimtalkPrice"]>;
  AlimtalkCurrencyType: Validator<components["schemas"]["AlimtalkCurrencyType"]>;
  AlimtalkLink: Validator<components["schemas"]["AlimtalkLink"]>;
  AlimtalkRules: Validator<components["schemas"]["AlimtalkRules"]>;
  FriendtalkMsgType: Validator<components["schemas"]["FriendtalkMsgType"]>;
  FriendtalkText: Validator<components["schemas"]["FriendtalkText"]>;
  FriendtalkAdFlag: Validator<components["schemas"]["FriendtalkAdFlag"]>;
  FriendtalkAdult: Validator<components["schemas"]["FriendtalkAdult"]>;
  FriendtalkPushAlarm: Validator<components["schemas"]["FriendtalkPushAlarm"]>;
  FriendtalkHeader: Validator<components["schemas"]["FriendtalkHeader"]>;
  FriendtalkAdditionalContent: Validator<components["schemas"]["FriendtalkAdditionalContent"]>;
  FriendtalkGroupTagKey: Validator<components["schemas"]["FriendtalkGroupTagKey"]>;
  FriendtalkAttachment: Validator<components["schemas"]["FriendtalkAttachment"]>;
  FriendtalkImage: Validator<components["schemas"]["FriendtalkImage"]>;
  MessengerImageUrl: Validator<components["schemas"]["MessengerImageUrl"]>;
  FriendtalkItem: Validator<components["schemas"]["FriendtalkItem"]>;
  FriendtalkItemRow: Validator<components["schemas"]["FriendtalkItemRow"]>;
  FriendtalkCoupon: Validator<components["schemas"]["FriendtalkCoupon"]>;
  FriendtalkCommerce: Validator<components["schemas"]["FriendtalkCommerce"]>;
  FriendtalkVideo: Validator<components["schemas"]["FriendtalkVideo"]>;
  FriendtalkCarousel: Validator<components["schemas"]["FriendtalkCarousel"]>;
  FriendtalkCarouselCard: Validator<components["schemas"]["FriendtalkCarouselCard"]>;
  FriendtalkCarouselAttachment: Validator<components["schemas"]["FriendtalkCarouselAttachment"]>;
  FriendtalkCarouselHead: Validator<components["schemas"]["FriendtalkCarouselHead"]>;
  FriendtalkCarouselTail: Validator<components["schemas"]["FriendtalkCarouselTail"]>;
  FriendtalkRules: Validator<components["schemas"]["FriendtalkRules"]>;
  FriendtalkKinds: Validator<components["schemas"]["FriendtalkKinds"]>;
  BrandmessageSenderKey: Validator<components["schemas"]["BrandmessageSenderKey"]>;
  BrandmessageSendType: Validator<components["schemas"]["BrandmessageSendType"]>;
  BrandmessageMsgType: Validator<components["schemas"]["BrandmessageMsgType"]>;
  BrandmessageText: Validator<components["schemas"]["BrandmessageText"]>;
  BrandmessageButtons: Validator<components["schemas"]["BrandmessageButtons"]>;
  BrandmessageButton: Validator<components["schemas"]["BrandmessageButton"]>;
  BrandmessageButtonAc: Validator<components["schemas"]["BrandmessageButtonAc"]>;
  BrandmessageTargeting: Validator<components["schemas"]["BrandmessageTargeting"]>;
  BrandmessageTemplateCode: Validator<components["schemas"]["BrandmessageTemplateCode"]>;
  BrandmessageMessageVariable: Validator<components["schemas"]["BrandmessageMessageVariable"]>;
  BrandmessagePartVariable: Validator<components["schemas"]["BrandmessagePartVariable"]>;
  BrandmessageImageVariable: Validator<components["schemas"]["BrandmessageImageVariable"]>;
  BrandmessageCarouselVariable: Validator<components["schemas"]["BrandmessageCarouselVariable"]>;
  BrandmessageCardVariable: Validator<components["schemas"]["BrandmessageCardVariable"]>;
  BrandmessageUnsubscribePhoneNumber: Validator<components["schemas"]["BrandmessageUnsubscribePhoneNumber"]>;
  BrandmessageUnsubscribeAuthNumber: Validator<components["schemas"]["BrandmessageUnsubscribeAuthNumber"]>;
  BrandmessageAttachment: Validator<components["schemas"]["BrandmessageAttachment"]>;
  BrandmessageItem: Validator<components["schemas"]["BrandmessageItem"]>;
  BrandmessageCoupon: Validator<components["schemas"]["BrandmessageCoupon"]>;
  BrandmessageCouponRules: Validator<components["schemas"]["BrandmessageCouponRules"]>;
  BrandmessageCommerce: Validator<components["schemas"]["BrandmessageCommerce"]>;
  BrandmessageCommerceRules: Validator<components["schemas"]["BrandmessageCommerceRules"]>;
  BrandmessageVideo: Validator<components["schemas"]["BrandmessageVideo"]>;
  BrandmessageVideoRules: Validator<components["schemas"]["BrandmessageVideoRules"]>;
  BrandmessageCarousel: Validator<components["schemas"]["BrandmessageCarousel"]>;
  BrandmessageCarouselCard: Validator<components["schemas"]["BrandmessageCarouselCard"]>;
  BrandmessageCarouselAttachment: Validator<components["schemas"]["BrandmessageCarouselAttachment"]>;
  BrandmessageRules: Validator<components["schemas"]["BrandmessageRules"]>;
  BrandmessageOfBasic: Validator<components["schemas"]["BrandmessageOfBasic"]>;
  BrandmessageFreeButtons: Validator<components["schemas"]["BrandmessageFreeButtons"]>;
  BrandmessageOfFree: Validator<components["schemas"]["BrandmessageOfFree"]>;
  BrandmessageBasicButtons: Validator<components["schemas"]["BrandmessageBasicButtons"]>;
  BrandmessageHasVariables: Validator<components["schemas"]["BrandmessageHasVariables"]>;
  BrandmessageNoContent: Validator<components["schemas"]["BrandmessageNoContent"]>;
  BrandmessageStepRules: Validator<components["schemas"]["BrandmessageStepRules"]>;
  TokenIssued: Validator<components["schemas"]["TokenIssued"]>;
  SuccessCode: Validator<components["schemas"]["SuccessCode"]>;
  SuccessText: Validator<components["schemas"]["SuccessText"]>;
  Token: Validator<components["schemas"]["Token"]>;
  Timestamp: Validator<components["schemas"]["Timestamp"]>;
  ReportsPolled: Validator<components["schemas"]["ReportsPolled"]>;
  ReportBatch: Validator<components["schemas"]["ReportBatch"]>;
  ReportRecord: Validator<components["schemas"]["ReportRecord"]>;
  ServiceType: Validator<components["schemas"]["ServiceType"]>;
  MessageType: Validator<components["schemas"]["MessageType"]>;
  ReportType: Validator<components["schemas"]["ReportType"]>;
  ReportCode: Validator<components["schemas"]["ReportCode"]>;
  Carrier: Validator<components["schemas"]["Carrier"]>;
  Success: Validator<components["schemas"]["Success"]>;
  ReportsFound: Validator<components["schemas"]["ReportsFound"]>;
  InquiryRecord: Validator<components["schemas"]["InquiryRecord"]>;
  AlimtalkSend: Validator<components["schemas"]["AlimtalkSend"]>;
  Ref: Validator<components["schemas"]["Ref"]>;
  SendAt: Validator<components["schemas"]["SendAt"]>;
  FallbackWithFrom: Validator<components["schemas"]["FallbackWithFrom"]>;
  FallbackType: Validator<components["schemas"]["FallbackType"]>;
  FallbackText: Validator<components["schemas"]["FallbackText"]>;
  FallbackRules: Validator<components["schemas"]["FallbackRules"]>;
  MessengerButtonsOnce: Validator<components["schemas"]["MessengerButtonsOnce"]>;
  SendAccepted: Validator<components["schemas"]["SendAccepted"]>;
  Warnings: Validator<components["schemas"]["Warnings"]>;
  Warning: Validator<components["schemas"]["Warning"]>;
  FriendtalkSend: Validator<components["schemas"]["FriendtalkSend"]>;
  BrandmessageSend: Validator<components["schemas"]["BrandmessageSend"]>;
  InternationalSend: Validator<components["schemas"]["InternationalSend"]>;
  InternationalNumber: Validator<components["schemas"]["InternationalNumber"]>;
  RcsSend: Validator<components["schemas"]["RcsSend"]>;
  Fallback: Validator<components["schemas"]["Fallback"]>;
  OmniSend: Validator<components["schemas"]["OmniSend"]>;
  OmniFlow: Validator<components["schemas"]["OmniFlow"]>;
  OmniEntry: Validator<components["schemas"]["OmniEntry"]>;
  OmniEntrySms: Validator<components["schemas"]["OmniEntrySms"]>;
  OmniSms: Validator<components["schemas"]["OmniSms"]>;
  OmniEntryMms: Validator<components["schemas"]["OmniEntryMms"]>;
  OmniMms: Validator<components["schemas"]["OmniMms"]>;
  OmniEntryRcs: Validator<components["schemas"]["OmniEntryRcs"]>;
  OmniRcs: Validator<components["schemas"]["OmniRcs"]>;
  OmniEntryAlimtalk: Validator<components["schemas"]["OmniEntryAlimtalk"]>;
  OmniAlimtalk: Validator<components["schemas"]["OmniAlimtalk"]>;
  OmniEntryFriendtalk: Validator<components["schemas"]["OmniEntryFriendtalk"]>;
  OmniFriendtalk: Validator<components["schemas"]["OmniFriendtalk"]>;
  OmniEntryBrandmessage: Validator<components["schemas"]["OmniEntryBrandmessage"]>;
  OmniBrandmessage: Validator<components["schemas"]["OmniBrandmessage"]>;
  Destination: Validator<components["schemas"]["Destination"]>;
  DestinationReplaceWords: Validator<components["schemas"]["DestinationReplaceWords"]>;
  FormId: Validator<components["schemas"]["FormId"]>;
  OmniPaymentCode: Validator<components["schemas"]["OmniPaymentCode"]>;
  OmniAccepted: Validator<components["schemas"]["OmniAccepted"]>;
  SmsSend: Validator<components["schemas"]["SmsSend"]>;
  MmsSend: Validator<components["schemas"]["MmsSend"]>;
  FormRequest: Validator<components["schemas"]["FormRequest"]>;
  FormSaved: Validator<components["schemas"]["FormSaved"]>;
  FormReceipt: Validator<components["schemas"]["FormReceipt"]>;
  FormExpiry: Validator<components["schemas"]["FormExpiry"]>;
  FormFound: Validator<components["schemas"]["FormFound"]>;
  FormContent: Validator<components["schemas"]["FormContent"]>;
  FormUpdate: Validator<components["schemas"]["FormUpdate"]>;
  FormDeleted: Validator<components["schemas"]["FormDeleted"]>;
  ImageUpload: Validator<components["schemas"]["ImageUpload"]>;
  FileUploaded: Validator<components["schemas"]["FileUploaded"]>;
  UploadedFile: Validator<components["schemas"]["UploadedFile"]>;
  FileExpiry: Validator<components["schemas"]["FileExpiry"]>;
  CarrierReceipts: Validator<components["schemas"]["CarrierReceipts"]>;
  CarrierReceipt: Validator<components["schemas"]["CarrierReceipt"]>;
  CarrierReference: Validator<components["schemas"]["CarrierReference"]>;
  CarrierCode: Validator<components["schemas"]["CarrierCode"]>;
  CarrierUserType: Validator<components["schemas"]["CarrierUserType"]>;
  CarrierReceiptsTaken: Validator<components["schemas"]["CarrierReceiptsTaken"]>;
  WebhookReport: Validator<components["schemas"]["WebhookReport"]>;
  TimestampMillis: Validator<components["schemas"]["TimestampMillis"]>;
  WebhookReceipt: Validator<components["schemas"]["WebhookReceipt"]>;
  CarrierSubmission: Validator<components["schemas"]["CarrierSubmission"]>;
  CarrierMessage: Validator<components["schemas"]["CarrierMessage"]>;
  CarrierMessageSms: Validator<components["schemas"]["CarrierMessageSms"]>;
  CarrierValidUntil: Validator<components["schemas"]["CarrierValidUntil"]>;
  CarrierMessageMms: Validator<components["schemas"]["CarrierMessageMms"]>;
  CarrierFiles: Validator<components["schemas"]["CarrierFiles"]>;
  CarrierFile: Validator<components["schemas"]["CarrierFile"]>;
  CarrierMessageRcs: Validator<components["schemas"]["CarrierMessageRcs"]>;
  CarrierMessageInternational: Validator<components["schemas"]["CarrierMessageInternational"]>;
  CarrierInternational: Validator<components["schemas"]["CarrierInternational"]>;
  CarrierMessageAlimtalk: Validator<components["schemas"]["CarrierMessageAlimtalk"]>;
  CarrierMessageFriendtalk: Validator<components["schemas"]["CarrierMessageFriendtalk"]>;
  CarrierMessageBrandmessage: Validator<components["schemas"]["CarrierMessageBrandmessage"]>;
  CarrierVerdicts: Validator<components["schemas"]["CarrierVerdicts"]>;
  CarrierVerdict: Validator<components["schemas"]["CarrierVerdict"]>;
  CarrierQuestion: Validator<components["schemas"]["CarrierQuestion"]>;
  CarrierAnswers: Validator<components["schemas"]["CarrierAnswers"]>;
  CarrierAnswer: Validator<components["schemas"]["CarrierAnswer"]>;
  RcsFormatSS000000: Validator<components["schemas"]["RcsFormatSS000000"]>;
  RcsFormatSL000000: Validator<components["schemas"]["RcsFormatSL000000"]>;
  RcsFormatSMwThT00: Validator<components["schemas"]["RcsFormatSMwThT00"]>;
  RcsFormatCMwMhM0200: Validator<components["schemas"]["RcsFormatCMwMhM0200"]>;
  RcsFormatCMwShS0200: Validator<components["schemas"]["RcsFormatCMwShS0200"]>;
  RcsFormatOMHITV0001: Validator<components["schemas"]["RcsFormatOMHITV0001"]>;
  RcsFormatOMHIMV0001: Validator<components["schemas"]["RcsFormatOMHIMV0001"]>;
  RcsFormatOMTBNV0001: Validator<components["schemas"]["RcsFormatOMTBNV0001"]>;
  RcsFormatOMTBNH0001: Validator<components["schemas"]["RcsFormatOMTBNH0001"]>;
  RcsFormatOMSNSS0001: Validator<components["schemas"]["RcsFormatOMSNSS0001"]>;
  RcsCards2: Validator<components["schemas"]["RcsCards2"]>;
  RcsCards3: Validator<components["schemas"]["RcsCards3"]>;
  RcsCards4: Validator<components["schemas"]["RcsCards4"]>;
  RcsCards5: Validator<components["schemas"]["RcsCards5"]>;
  RcsCards6: Validator<components["schemas"]["RcsCards6"]>;
  RcsTemplateFree: Validator<components["schemas"]["RcsTemplateFree"]>;
  RcsTemplateDescription: Validator<components["schemas"]["RcsTemplateDescription"]>;
  RcsTemplateCell: Validator<components["schemas"]["RcsTemplateCell"]>;
  RcsTemplateImage: Validator<components["schemas"]["RcsTemplateImage"]>;
  BrandmessageKindFT: Validator<components["schemas"]["BrandmessageKindFT"]>;
  BrandmessageKindFI: Validator<components["schemas"]["BrandmessageKindFI"]>;
  BrandmessageKindFW: Validator<components["schemas"]["BrandmessageKindFW"]>;
  BrandmessageKindFL: Validator<components["schemas"]["BrandmessageKindFL"]>;
  BrandmessageKindFP: Validator<components["schemas"]["BrandmessageKindFP"]>;
  BrandmessageKindFM: Validator<components["schemas"]["BrandmessageKindFM"]>;
  BrandmessageKindFC: Validator<components["schemas"]["BrandmessageKindFC"]>;
  BrandmessageKindFA: Validator<components["schemas"]["BrandmessageKindFA"]>;
  BrandmessageStepKindFT: Validator<components["schemas"]["BrandmessageStepKindFT"]>;
  BrandmessageStepKindFI: Validator<components["schemas"]["BrandmessageStepKindFI"]>;
  BrandmessageStepKindFW: Validator<components["schemas"]["BrandmessageStepKindFW"]>;
  BrandmessageStepKindFL: Validator<components["schemas"]["BrandmessageStepKindFL"]>;
  BrandmessageStepKindFP: Validator<components["schemas"]["BrandmessageStepKindFP"]>;
  BrandmessageStepKindFM: Validator<components["schemas"]["BrandmessageStepKindFM"]>;
  BrandmessageStepKindFC: Validator<components["schemas"]["BrandmessageStepKindFC"]>;
  BrandmessageStepKindFA: Validator<components["schemas"]["BrandmessageStepKindFA"]>;
  FriendtalkKindFP: Validator<components["schemas"]["FriendtalkKindFP"]>;
  FriendtalkKindFM: Validator<components["schemas"]["FriendtalkKindFM"]>;
  FriendtalkKindFA: Validator<components["schemas"]["FriendtalkKindFA"]>;
  SmsTextRaw: Validator<components["schemas"]["SmsTextRaw"]>;
  MmsTextRaw: Validator<components["schemas"]["MmsTextRaw"]>;
  MmsTitleRaw: Validator<components["schemas"]["MmsTitleRaw"]>;
  RcsContentRaw: Validator<components["schemas"]["RcsContentRaw"]>;
  RcsStandaloneContentRaw: Validator<components["schemas"]["RcsStandaloneContentRaw"]>;
  RcsStandaloneRaw: Validator<components["schemas"]["RcsStandaloneRaw"]>;
  RcsTextRaw: Validator<components["schemas"]["RcsTextRaw"]>;
  RcsTitleRaw: Validator<components["schemas"]["RcsTitleRaw"]>;
  RcsMediaUrlRaw: Validator<components["schemas"]["RcsMediaUrlRaw"]>;
  RcsCardButtonsRaw: Validator<components["schemas"]["RcsCardButtonsRaw"]>;
  RcsButtonRaw: Validator<components["schemas"]["RcsButtonRaw"]>;
  RcsButtonUrlRaw: Validator<components["schemas"]["RcsButtonUrlRaw"]>;
  RcsButtonNameRaw: Validator<components["schemas"]["RcsButtonNameRaw"]>;
  RcsButtonLinkRaw: Validator<components["schemas"]["RcsButtonLinkRaw"]>;
  RcsButtonMapLocRaw: Validator<components["schemas"]["RcsButtonMapLocRaw"]>;
  RcsButtonMapQryRaw: Validator<components["schemas"]["RcsButtonMapQryRaw"]>;
  RcsButtonMapSendRaw: Validator<components["schemas"]["RcsButtonMapSendRaw"]>;
  RcsButtonCalendarRaw: Validator<components["schemas"]["RcsButtonCalendarRaw"]>;
  RcsButtonCopyRaw: Validator<components["schemas"]["RcsButtonCopyRaw"]>;
  RcsButtonComTRaw: Validator<components["schemas"]["RcsButtonComTRaw"]>;
  RcsButtonComVRaw: Validator<components["schemas"]["RcsButtonComVRaw"]>;
  RcsButtonDialRaw: Validator<components["schemas"]["RcsButtonDialRaw"]>;
  RcsSubContentsRaw: Validator<components["schemas"]["RcsSubContentsRaw"]>;
  RcsSubContentRaw: Validator<components["schemas"]["RcsSubContentRaw"]>;
  RcsSubMediaUrlRaw: Validator<components["schemas"]["RcsSubMediaUrlRaw"]>;
  RcsCarouselContentRaw: Validator<components["schemas"]["RcsCarouselContentRaw"]>;
  RcsCarouselRaw: Validator<components["schemas"]["RcsCarouselRaw"]>;
  RcsCarouselCardRaw: Validator<components["schemas"]["RcsCarouselCardRaw"]>;
  RcsTemplateContentRaw: Validator<components["schemas"]["RcsTemplateContentRaw"]>;
  RcsTemplateRaw: Validator<components["schemas"]["RcsTemplateRaw"]>;
  RcsTemplateValueRaw: Validator<components["schemas"]["RcsTemplateValueRaw"]>;
  RcsBodyRaw: Validator<components["schemas"]["RcsBodyRaw"]>;
  RcsBodyValueRaw: Validator<components["schemas"]["RcsBodyValueRaw"]>;
  RcsBodyTextRaw: Validator<components["schemas"]["RcsBodyTextRaw"]>;
  RcsBodyObjectRaw: Validator<components["schemas"]["RcsBodyObjectRaw"]>;
  RcsButtonsRaw: Validator<components["schemas"]["RcsButtonsRaw"]>;
  RcsButtonGroupRaw: Validator<components["schemas"]["RcsButtonGroupRaw"]>;
  RcsSuggestionRaw: Validator<components["schemas"]["RcsSuggestionRaw"]>;
  RcsSuggestedActionRaw: Validator<components["schemas"]["RcsSuggestedActionRaw"]>;
  RcsUrlActionRaw: Validator<components["schemas"]["RcsUrlActionRaw"]>;
  RcsFooterRaw: Validator<components["schemas"]["RcsFooterRaw"]>;
  RcsRulesRaw: Validator<components["schemas"]["RcsRulesRaw"]>;
  RcsFormatSS000000Raw: Validator<components["schemas"]["RcsFormatSS000000Raw"]>;
  RcsFormatSL000000Raw: Validator<components["schemas"]["RcsFormatSL000000Raw"]>;
  RcsFormatSMwThT00Raw: Validator<components["schemas"]["RcsFormatSMwThT00Raw"]>;
  RcsFormatCMwMhM0200Raw: Validator<components["schemas"]["RcsFormatCMwMhM0200Raw"]>;
  RcsFormatCMwShS0200Raw: Validator<components["schemas"]["RcsFormatCMwShS0200Raw"]>;
  RcsFormatOMHITV0001Raw: Validator<components["schemas"]["RcsFormatOMHITV0001Raw"]>;
  RcsFormatOMHIMV0001Raw: Validator<components["schemas"]["RcsFormatOMHIMV0001Raw"]>;
  RcsFormatOMTBNV0001Raw: Validator<components["schemas"]["RcsFormatOMTBNV0001Raw"]>;
  RcsFormatOMTBNH0001Raw: Validator<components["schemas"]["RcsFormatOMTBNH0001Raw"]>;
  RcsFormatOMSNSS0001Raw: Validator<components["schemas"]["RcsFormatOMSNSS0001Raw"]>;
  AlimtalkTextRaw: Validator<components["schemas"]["AlimtalkTextRaw"]>;
  AlimtalkTitleRaw: Validator<components["schemas"]["AlimtalkTitleRaw"]>;
  AlimtalkHeaderRaw: Validator<components["schemas"]["AlimtalkHeaderRaw"]>;
  AlimtalkAttachmentRaw: Validator<components["schemas"]["AlimtalkAttachmentRaw"]>;
  MessengerButtonsRaw: Validator<components["schemas"]["MessengerButtonsRaw"]>;
  MessengerButtonRaw: Validator<components["schemas"]["MessengerButtonRaw"]>;
  MessengerButtonWlRaw: Validator<components["schemas"]["MessengerButtonWlRaw"]>;
  MessengerButtonNameRaw: Validator<components["schemas"]["MessengerButtonNameRaw"]>;
  MessengerLinkRaw: Validator<components["schemas"]["MessengerLinkRaw"]>;
  MessengerButtonAlRaw: Validator<components["schemas"]["MessengerButtonAlRaw"]>;
  MessengerButtonDsRaw: Validator<components["schemas"]["MessengerButtonDsRaw"]>;
  MessengerButtonBkRaw: Validator<components["schemas"]["MessengerButtonBkRaw"]>;
  MessengerButtonMdRaw: Validator<components["schemas"]["MessengerButtonMdRaw"]>;
  MessengerButtonBcRaw: Validator<components["schemas"]["MessengerButtonBcRaw"]>;
  MessengerButtonBtRaw: Validator<components["schemas"]["MessengerButtonBtRaw"]>;
  MessengerButtonAcRaw: Validator<components["schemas"]["MessengerButtonAcRaw"]>;
  MessengerButtonBfRaw: Validator<components["schemas"]["MessengerButtonBfRaw"]>;
  AlimtalkItemRaw: Validator<components["schemas"]["AlimtalkItemRaw"]>;
  AlimtalkItemRowRaw: Validator<components["schemas"]["AlimtalkItemRowRaw"]>;
  MessengerItemSummaryRaw: Validator<components["schemas"]["MessengerItemSummaryRaw"]>;
  AlimtalkItemHighlightRaw: Validator<components["schemas"]["AlimtalkItemHighlightRaw"]>;
  AlimtalkSupplementRaw: Validator<components["schemas"]["AlimtalkSupplementRaw"]>;
  MessengerQuickReplyRaw: Validator<components["schemas"]["MessengerQuickReplyRaw"]>;
  MessengerQuickReplyWlRaw: Validator<components["schemas"]["MessengerQuickReplyWlRaw"]>;
  MessengerQuickReplyAlRaw: Validator<components["schemas"]["MessengerQuickReplyAlRaw"]>;
  MessengerQuickReplyBkRaw: Validator<components["schemas"]["MessengerQuickReplyBkRaw"]>;
  MessengerQuickReplyBcRaw: Validator<components["schemas"]["MessengerQuickReplyBcRaw"]>;
  MessengerQuickReplyBtRaw: Validator<components["schemas"]["MessengerQuickReplyBtRaw"]>;
  MessengerQuickReplyBfRaw: Validator<components["schemas"]["MessengerQuickReplyBfRaw"]>;
  MessengerQuickReplyMdRaw: Validator<components["schemas"]["MessengerQuickReplyMdRaw"]>;
  AlimtalkLinkRaw: Validator<components["schemas"]["AlimtalkLinkRaw"]>;
  AlimtalkRulesRaw: Validator<components["schemas"]["AlimtalkRulesRaw"]>;
  FriendtalkTextRaw: Validator<components["schemas"]["FriendtalkTextRaw"]>;
  FriendtalkHeaderRaw: Validator<components["schemas"]["FriendtalkHeaderRaw"]>;
  FriendtalkAdditionalContentRaw: Validator<components["schemas"]["FriendtalkAdditionalContentRaw"]>;
  FriendtalkAttachmentRaw: Validator<components["schemas"]["FriendtalkAttachmentRaw"]>;
  FriendtalkImageRaw: Validator<components["schemas"]["FriendtalkImageRaw"]>;
  FriendtalkItemRaw: Validator<components["schemas"]["FriendtalkItemRaw"]>;
  FriendtalkItemRowRaw: Validator<components["schemas"]["FriendtalkItemRowRaw"]>;
  FriendtalkCouponRaw: Validator<components["schemas"]["FriendtalkCouponRaw"]>;
  FriendtalkCommerceRaw: Validator<components["schemas"]["FriendtalkCommerceRaw"]>;
  FriendtalkCarouselRaw: Validator<components["schemas"]["FriendtalkCarouselRaw"]>;
  FriendtalkCarouselCardRaw: Validator<components["schemas"]["FriendtalkCarouselCardRaw"]>;
  FriendtalkCarouselAttachmentRaw: Validator<components["schemas"]["FriendtalkCarouselAttachmentRaw"]>;
  FriendtalkCarouselHeadRaw: Validator<components["schemas"]["FriendtalkCarouselHeadRaw"]>;
  FriendtalkCarouselTailRaw: Validator<components["schemas"]["FriendtalkCarouselTailRaw"]>;
  FriendtalkRulesRaw: Validator<components["schemas"]["FriendtalkRulesRaw"]>;
  FriendtalkKindsRaw: Validator<components["schemas"]["FriendtalkKindsRaw"]>;
  FriendtalkKindFPRaw: Validator<components["schemas"]["FriendtalkKindFPRaw"]>;
  BrandmessageCouponRulesRaw: Validator<components["schemas"]["BrandmessageCouponRulesRaw"]>;
  FriendtalkKindFMRaw: Validator<components["schemas"]["FriendtalkKindFMRaw"]>;
  FriendtalkKindFARaw: Validator<components["schemas"]["FriendtalkKindFARaw"]>;
  BrandmessageTextRaw: Validator<components["schemas"]["BrandmessageTextRaw"]>;
  BrandmessageButtonsRaw: Validator<components["schemas"]["BrandmessageButtonsRaw"]>;
  BrandmessageButtonRaw: Validator<components["schemas"]["BrandmessageButtonRaw"]>;
  BrandmessageButtonAcRaw: Validator<components["schemas"]["BrandmessageButtonAcRaw"]>;
  BrandmessageMessageVariableRaw: Validator<components["schemas"]["BrandmessageMessageVariableRaw"]>;
  BrandmessagePartVariableRaw: Validator<components["schemas"]["BrandmessagePartVariableRaw"]>;
  BrandmessageImageVariableRaw: Validator<components["schemas"]["BrandmessageImageVariableRaw"]>;
  BrandmessageCarouselVariableRaw: Validator<components["schemas"]["BrandmessageCarouselVariableRaw"]>;
  BrandmessageCardVariableRaw: Validator<components["schemas"]["BrandmessageCardVariableRaw"]>;
  BrandmessageAttachmentRaw: Validator<components["schemas"]["BrandmessageAttachmentRaw"]>;
  BrandmessageItemRaw: Validator<components["schemas"]["BrandmessageItemRaw"]>;
  BrandmessageCouponRaw: Validator<components["schemas"]["BrandmessageCouponRaw"]>;
  BrandmessageCommerceRaw: Validator<components["schemas"]["BrandmessageCommerceRaw"]>;
  BrandmessageCarouselRaw: Validator<components["schemas"]["BrandmessageCarouselRaw"]>;
  BrandmessageCarouselCardRaw: Validator<components["schemas"]["BrandmessageCarouselCardRaw"]>;
  BrandmessageCarouselAttachmentRaw: Validator<components["schemas"]["BrandmessageCarouselAttachmentRaw"]>;
  BrandmessageRulesRaw: Validator<components["schemas"]["BrandmessageRulesRaw"]>;
  BrandmessageKindFTRaw: Validator<components["schemas"]["BrandmessageKindFTRaw"]>;
  BrandmessageKindFIRaw: Validator<components["schemas"]["BrandmessageKindFIRaw"]>;
  BrandmessageKindFWRaw: Validator<components["schemas"]["BrandmessageKindFWRaw"]>;
  BrandmessageKindFLRaw: Validator<components["schemas"]["BrandmessageKindFLRaw"]>;
  BrandmessageKindFPRaw: Validator<components["schemas"]["BrandmessageKindFPRaw"]>;
  BrandmessageKindFMRaw: Validator<components["schemas"]["BrandmessageKindFMRaw"]>;
  BrandmessageStepRulesRaw: Validator<components["schemas"]["BrandmessageStepRulesRaw"]>;
  BrandmessageStepKindFTRaw: Validator<components["schemas"]["BrandmessageStepKindFTRaw"]>;
  BrandmessageStepKindFIRaw: Validator<components["schemas"]["BrandmessageStepKindFIRaw"]>;
  BrandmessageStepKindFWRaw: Validator<components["schemas"]["BrandmessageStepKindFWRaw"]>;
  BrandmessageStepKindFLRaw: Validator<components["schemas"]["BrandmessageStepKindFLRaw"]>;
  BrandmessageStepKindFPRaw: Validator<components["schemas"]["BrandmessageStepKindFPRaw"]>;
  BrandmessageStepKindFMRaw: Validator<components["schemas"]["BrandmessageStepKindFMRaw"]>;
  BrandmessageStepKindFCRaw: Validator<components["schemas"]["BrandmessageStepKindFCRaw"]>;
  BrandmessageStepKindFARaw: Validator<components["schemas"]["BrandmessageStepKindFARaw"]>;
};

export declare const operations: {
  issueToken: {
    parameters: {};
    body: {};
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["issueToken"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["issueToken"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["issueToken"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["issueToken"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["issueToken"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["issueToken"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["issueToken"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["issueToken"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["issueToken"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["issueToken"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["issueToken"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["issueToken"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["issueToken"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["issueToken"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["issueToken"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["issueToken"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["issueToken"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["issueToken"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["issueToken"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["issueToken"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["issueToken"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["issueToken"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["issueToken"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["issueToken"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["issueToken"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["issueToken"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  pollReports: {
    parameters: {};
    body: {};
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["pollReports"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["pollReports"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["pollReports"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["pollReports"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["pollReports"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["pollReports"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["pollReports"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["pollReports"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["pollReports"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["pollReports"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["pollReports"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["pollReports"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["pollReports"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["pollReports"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["pollReports"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["pollReports"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["pollReports"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["pollReports"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["pollReports"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["pollReports"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["pollReports"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["pollReports"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["pollReports"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["pollReports"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["pollReports"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["pollReports"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  acknowledgeReports: {
    parameters: {
      path: {
        reportId: Validator<Exclude<NonNullable<Operations["acknowledgeReports"]["parameters"]["path"]>["reportId"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["acknowledgeReports"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["acknowledgeReports"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["acknowledgeReports"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["acknowledgeReports"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["acknowledgeReports"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["acknowledgeReports"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["acknowledgeReports"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["acknowledgeReports"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["acknowledgeReports"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["acknowledgeReports"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["acknowledgeReports"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["acknowledgeReports"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "404": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["acknowledgeReports"]["responses"][404]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["acknowledgeReports"]["responses"][404]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["acknowledgeReports"]["responses"][404]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["acknowledgeReports"]["responses"][404]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["acknowledgeReports"]["responses"][404]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["acknowledgeReports"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["acknowledgeReports"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["acknowledgeReports"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["acknowledgeReports"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["acknowledgeReports"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["acknowledgeReports"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["acknowledgeReports"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["acknowledgeReports"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["acknowledgeReports"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["acknowledgeReports"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["acknowledgeReports"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["acknowledgeReports"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["acknowledgeReports"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["acknowledgeReports"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  inquireReport: {
    parameters: {
      path: {
        msgKey: Validator<Exclude<NonNullable<Operations["inquireReport"]["parameters"]["path"]>["msgKey"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["inquireReport"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["inquireReport"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["inquireReport"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["inquireReport"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["inquireReport"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["inquireReport"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "404": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["inquireReport"]["responses"][404]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["inquireReport"]["responses"][404]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["inquireReport"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["inquireReport"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "Retry-After": Validator<Exclude<Operations["inquireReport"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["inquireReport"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["inquireReport"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  sendAlimtalk: {
    parameters: {
      header: {
        "Idempotency-Key": Validator<Exclude<NonNullable<Operations["sendAlimtalk"]["parameters"]["header"]>["Idempotency-Key"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["sendAlimtalk"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendAlimtalk"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendAlimtalk"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendAlimtalk"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendAlimtalk"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendAlimtalk"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendAlimtalk"]["responses"][400]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendAlimtalk"]["responses"][400]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendAlimtalk"]["responses"][400]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendAlimtalk"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendAlimtalk"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendAlimtalk"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendAlimtalk"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendAlimtalk"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendAlimtalk"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendAlimtalk"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendAlimtalk"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendAlimtalk"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "409": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendAlimtalk"]["responses"][409]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendAlimtalk"]["responses"][409]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendAlimtalk"]["responses"][409]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendAlimtalk"]["responses"][409]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendAlimtalk"]["responses"][409]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendAlimtalk"]["responses"][409]["content"]["application/json"]>;
        };
      };
      "413": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendAlimtalk"]["responses"][413]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendAlimtalk"]["responses"][413]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendAlimtalk"]["responses"][413]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendAlimtalk"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendAlimtalk"]["responses"][413]["content"]["application/json"]>;
        };
      };
      "415": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendAlimtalk"]["responses"][415]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendAlimtalk"]["responses"][415]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendAlimtalk"]["responses"][415]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendAlimtalk"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendAlimtalk"]["responses"][415]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendAlimtalk"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendAlimtalk"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendAlimtalk"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendAlimtalk"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendAlimtalk"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendAlimtalk"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendAlimtalk"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendAlimtalk"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendAlimtalk"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendAlimtalk"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendAlimtalk"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendAlimtalk"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendAlimtalk"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendAlimtalk"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  sendFriendtalk: {
    parameters: {
      header: {
        "Idempotency-Key": Validator<Exclude<NonNullable<Operations["sendFriendtalk"]["parameters"]["header"]>["Idempotency-Key"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["sendFriendtalk"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendFriendtalk"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendFriendtalk"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendFriendtalk"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendFriendtalk"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendFriendtalk"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendFriendtalk"]["responses"][400]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendFriendtalk"]["responses"][400]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendFriendtalk"]["responses"][400]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendFriendtalk"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendFriendtalk"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendFriendtalk"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendFriendtalk"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendFriendtalk"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendFriendtalk"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendFriendtalk"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendFriendtalk"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendFriendtalk"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "409": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendFriendtalk"]["responses"][409]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendFriendtalk"]["responses"][409]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendFriendtalk"]["responses"][409]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendFriendtalk"]["responses"][409]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendFriendtalk"]["responses"][409]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendFriendtalk"]["responses"][409]["content"]["application/json"]>;
        };
      };
      "413": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendFriendtalk"]["responses"][413]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendFriendtalk"]["responses"][413]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendFriendtalk"]["responses"][413]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendFriendtalk"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendFriendtalk"]["responses"][413]["content"]["application/json"]>;
        };
      };
      "415": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendFriendtalk"]["responses"][415]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendFriendtalk"]["responses"][415]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendFriendtalk"]["responses"][415]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendFriendtalk"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendFriendtalk"]["responses"][415]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendFriendtalk"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendFriendtalk"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendFriendtalk"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendFriendtalk"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendFriendtalk"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendFriendtalk"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendFriendtalk"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendFriendtalk"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendFriendtalk"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendFriendtalk"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendFriendtalk"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendFriendtalk"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendFriendtalk"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendFriendtalk"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  sendBrandmessage: {
    parameters: {
      header: {
        "Idempotency-Key": Validator<Exclude<NonNullable<Operations["sendBrandmessage"]["parameters"]["header"]>["Idempotency-Key"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["sendBrandmessage"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendBrandmessage"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendBrandmessage"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendBrandmessage"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendBrandmessage"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendBrandmessage"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendBrandmessage"]["responses"][400]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendBrandmessage"]["responses"][400]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendBrandmessage"]["responses"][400]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendBrandmessage"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendBrandmessage"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendBrandmessage"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendBrandmessage"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendBrandmessage"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendBrandmessage"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendBrandmessage"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendBrandmessage"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendBrandmessage"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "409": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendBrandmessage"]["responses"][409]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendBrandmessage"]["responses"][409]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendBrandmessage"]["responses"][409]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendBrandmessage"]["responses"][409]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendBrandmessage"]["responses"][409]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendBrandmessage"]["responses"][409]["content"]["application/json"]>;
        };
      };
      "413": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendBrandmessage"]["responses"][413]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendBrandmessage"]["responses"][413]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendBrandmessage"]["responses"][413]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendBrandmessage"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendBrandmessage"]["responses"][413]["content"]["application/json"]>;
        };
      };
      "415": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendBrandmessage"]["responses"][415]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendBrandmessage"]["responses"][415]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendBrandmessage"]["responses"][415]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendBrandmessage"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendBrandmessage"]["responses"][415]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendBrandmessage"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendBrandmessage"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendBrandmessage"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendBrandmessage"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendBrandmessage"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendBrandmessage"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendBrandmessage"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendBrandmessage"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendBrandmessage"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendBrandmessage"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendBrandmessage"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendBrandmessage"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendBrandmessage"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendBrandmessage"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  sendInternational: {
    parameters: {
      header: {
        "Idempotency-Key": Validator<Exclude<NonNullable<Operations["sendInternational"]["parameters"]["header"]>["Idempotency-Key"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["sendInternational"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendInternational"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendInternational"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendInternational"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendInternational"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendInternational"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendInternational"]["responses"][400]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendInternational"]["responses"][400]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendInternational"]["responses"][400]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendInternational"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendInternational"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendInternational"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendInternational"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendInternational"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendInternational"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendInternational"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendInternational"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendInternational"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "409": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendInternational"]["responses"][409]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendInternational"]["responses"][409]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendInternational"]["responses"][409]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendInternational"]["responses"][409]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendInternational"]["responses"][409]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendInternational"]["responses"][409]["content"]["application/json"]>;
        };
      };
      "413": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendInternational"]["responses"][413]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendInternational"]["responses"][413]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendInternational"]["responses"][413]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendInternational"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendInternational"]["responses"][413]["content"]["application/json"]>;
        };
      };
      "415": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendInternational"]["responses"][415]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendInternational"]["responses"][415]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendInternational"]["responses"][415]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendInternational"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendInternational"]["responses"][415]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendInternational"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendInternational"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendInternational"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendInternational"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendInternational"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendInternational"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendInternational"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendInternational"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendInternational"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendInternational"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendInternational"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendInternational"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendInternational"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendInternational"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  sendRcs: {
    parameters: {
      header: {
        "Idempotency-Key": Validator<Exclude<NonNullable<Operations["sendRcs"]["parameters"]["header"]>["Idempotency-Key"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["sendRcs"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendRcs"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendRcs"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendRcs"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendRcs"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendRcs"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendRcs"]["responses"][400]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendRcs"]["responses"][400]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendRcs"]["responses"][400]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendRcs"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendRcs"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendRcs"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendRcs"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendRcs"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendRcs"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendRcs"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendRcs"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendRcs"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "409": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendRcs"]["responses"][409]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendRcs"]["responses"][409]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendRcs"]["responses"][409]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendRcs"]["responses"][409]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendRcs"]["responses"][409]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendRcs"]["responses"][409]["content"]["application/json"]>;
        };
      };
      "413": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendRcs"]["responses"][413]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendRcs"]["responses"][413]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendRcs"]["responses"][413]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendRcs"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendRcs"]["responses"][413]["content"]["application/json"]>;
        };
      };
      "415": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendRcs"]["responses"][415]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendRcs"]["responses"][415]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendRcs"]["responses"][415]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendRcs"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendRcs"]["responses"][415]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendRcs"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendRcs"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendRcs"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendRcs"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendRcs"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendRcs"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendRcs"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendRcs"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendRcs"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendRcs"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendRcs"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendRcs"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendRcs"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendRcs"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  sendOmni: {
    parameters: {
      header: {
        "Idempotency-Key": Validator<Exclude<NonNullable<Operations["sendOmni"]["parameters"]["header"]>["Idempotency-Key"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["sendOmni"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendOmni"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendOmni"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendOmni"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendOmni"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendOmni"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendOmni"]["responses"][400]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendOmni"]["responses"][400]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendOmni"]["responses"][400]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendOmni"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendOmni"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendOmni"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendOmni"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendOmni"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendOmni"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendOmni"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendOmni"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendOmni"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "409": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendOmni"]["responses"][409]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendOmni"]["responses"][409]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendOmni"]["responses"][409]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendOmni"]["responses"][409]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendOmni"]["responses"][409]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendOmni"]["responses"][409]["content"]["application/json"]>;
        };
      };
      "413": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendOmni"]["responses"][413]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendOmni"]["responses"][413]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendOmni"]["responses"][413]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendOmni"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendOmni"]["responses"][413]["content"]["application/json"]>;
        };
      };
      "415": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendOmni"]["responses"][415]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendOmni"]["responses"][415]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendOmni"]["responses"][415]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendOmni"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendOmni"]["responses"][415]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendOmni"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendOmni"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendOmni"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendOmni"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendOmni"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendOmni"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendOmni"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendOmni"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendOmni"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendOmni"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendOmni"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendOmni"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendOmni"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendOmni"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  sendSms: {
    parameters: {
      header: {
        "Idempotency-Key": Validator<Exclude<NonNullable<Operations["sendSms"]["parameters"]["header"]>["Idempotency-Key"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["sendSms"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendSms"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendSms"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendSms"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendSms"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendSms"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendSms"]["responses"][400]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendSms"]["responses"][400]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendSms"]["responses"][400]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendSms"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendSms"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendSms"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendSms"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendSms"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendSms"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendSms"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendSms"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendSms"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "409": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendSms"]["responses"][409]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendSms"]["responses"][409]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendSms"]["responses"][409]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendSms"]["responses"][409]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendSms"]["responses"][409]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendSms"]["responses"][409]["content"]["application/json"]>;
        };
      };
      "413": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendSms"]["responses"][413]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendSms"]["responses"][413]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendSms"]["responses"][413]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendSms"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendSms"]["responses"][413]["content"]["application/json"]>;
        };
      };
      "415": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendSms"]["responses"][415]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendSms"]["responses"][415]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendSms"]["responses"][415]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendSms"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendSms"]["responses"][415]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendSms"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendSms"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendSms"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendSms"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendSms"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendSms"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendSms"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendSms"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendSms"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendSms"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendSms"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendSms"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendSms"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendSms"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  sendMms: {
    parameters: {
      header: {
        "Idempotency-Key": Validator<Exclude<NonNullable<Operations["sendMms"]["parameters"]["header"]>["Idempotency-Key"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["sendMms"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendMms"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendMms"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendMms"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendMms"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendMms"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendMms"]["responses"][400]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendMms"]["responses"][400]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendMms"]["responses"][400]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendMms"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendMms"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendMms"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendMms"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendMms"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendMms"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendMms"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendMms"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendMms"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "409": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendMms"]["responses"][409]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendMms"]["responses"][409]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendMms"]["responses"][409]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendMms"]["responses"][409]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendMms"]["responses"][409]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendMms"]["responses"][409]["content"]["application/json"]>;
        };
      };
      "413": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendMms"]["responses"][413]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendMms"]["responses"][413]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendMms"]["responses"][413]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendMms"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendMms"]["responses"][413]["content"]["application/json"]>;
        };
      };
      "415": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendMms"]["responses"][415]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendMms"]["responses"][415]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendMms"]["responses"][415]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendMms"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendMms"]["responses"][415]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendMms"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendMms"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendMms"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendMms"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendMms"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendMms"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["sendMms"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendMms"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["sendMms"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["sendMms"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["sendMms"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["sendMms"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["sendMms"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["sendMms"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  cancelMessage: {
    parameters: {
      path: {
        msgKey: Validator<Exclude<NonNullable<Operations["cancelMessage"]["parameters"]["path"]>["msgKey"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["cancelMessage"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["cancelMessage"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["cancelMessage"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["cancelMessage"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["cancelMessage"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["cancelMessage"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "404": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["cancelMessage"]["responses"][404]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["cancelMessage"]["responses"][404]["content"]["application/json"]>;
        };
      };
      "409": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["cancelMessage"]["responses"][409]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["cancelMessage"]["responses"][409]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["cancelMessage"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["cancelMessage"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "Retry-After": Validator<Exclude<Operations["cancelMessage"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["cancelMessage"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["cancelMessage"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  createForm: {
    parameters: {};
    body: {
      "application/json": Validator<NonNullable<Operations["createForm"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["createForm"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["createForm"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["createForm"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["createForm"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["createForm"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["createForm"]["responses"][400]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["createForm"]["responses"][400]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["createForm"]["responses"][400]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["createForm"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["createForm"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["createForm"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["createForm"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["createForm"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["createForm"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["createForm"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["createForm"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["createForm"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "413": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["createForm"]["responses"][413]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["createForm"]["responses"][413]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["createForm"]["responses"][413]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["createForm"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["createForm"]["responses"][413]["content"]["application/json"]>;
        };
      };
      "415": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["createForm"]["responses"][415]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["createForm"]["responses"][415]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["createForm"]["responses"][415]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["createForm"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["createForm"]["responses"][415]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["createForm"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["createForm"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["createForm"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["createForm"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["createForm"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["createForm"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["createForm"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["createForm"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["createForm"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["createForm"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["createForm"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["createForm"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["createForm"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["createForm"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  getForm: {
    parameters: {
      path: {
        formId: Validator<Exclude<NonNullable<Operations["getForm"]["parameters"]["path"]>["formId"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["getForm"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["getForm"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["getForm"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["getForm"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["getForm"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["getForm"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["getForm"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["getForm"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["getForm"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["getForm"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "Retry-After": Validator<Exclude<Operations["getForm"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["getForm"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["getForm"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  replaceForm: {
    parameters: {
      path: {
        formId: Validator<Exclude<NonNullable<Operations["replaceForm"]["parameters"]["path"]>["formId"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["replaceForm"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["replaceForm"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["replaceForm"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["replaceForm"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["replaceForm"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["replaceForm"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["replaceForm"]["responses"][400]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["replaceForm"]["responses"][400]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["replaceForm"]["responses"][400]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["replaceForm"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["replaceForm"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["replaceForm"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["replaceForm"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["replaceForm"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["replaceForm"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["replaceForm"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["replaceForm"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["replaceForm"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "413": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["replaceForm"]["responses"][413]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["replaceForm"]["responses"][413]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["replaceForm"]["responses"][413]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["replaceForm"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["replaceForm"]["responses"][413]["content"]["application/json"]>;
        };
      };
      "415": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["replaceForm"]["responses"][415]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["replaceForm"]["responses"][415]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["replaceForm"]["responses"][415]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["replaceForm"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["replaceForm"]["responses"][415]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["replaceForm"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["replaceForm"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["replaceForm"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["replaceForm"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["replaceForm"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["replaceForm"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["replaceForm"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["replaceForm"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["replaceForm"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["replaceForm"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["replaceForm"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["replaceForm"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["replaceForm"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["replaceForm"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  deleteForm: {
    parameters: {
      path: {
        formId: Validator<Exclude<NonNullable<Operations["deleteForm"]["parameters"]["path"]>["formId"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["deleteForm"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["deleteForm"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["deleteForm"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["deleteForm"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["deleteForm"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["deleteForm"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["deleteForm"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["deleteForm"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["deleteForm"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["deleteForm"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "Retry-After": Validator<Exclude<Operations["deleteForm"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["deleteForm"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["deleteForm"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  uploadFile: {
    parameters: {
      path: {
        serviceType: Validator<Exclude<NonNullable<Operations["uploadFile"]["parameters"]["path"]>["serviceType"], undefined>>;
      };
    };
    body: {
      "multipart/form-data": Validator<NonNullable<Operations["uploadFile"]["requestBody"]>["content"]["multipart/form-data"]>;
    };
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadFile"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadFile"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadFile"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadFile"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadFile"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadFile"]["responses"][400]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadFile"]["responses"][400]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadFile"]["responses"][400]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadFile"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadFile"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["uploadFile"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadFile"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadFile"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadFile"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadFile"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadFile"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadFile"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "413": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadFile"]["responses"][413]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadFile"]["responses"][413]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadFile"]["responses"][413]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadFile"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadFile"]["responses"][413]["content"]["application/json"]>;
        };
      };
      "415": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadFile"]["responses"][415]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadFile"]["responses"][415]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadFile"]["responses"][415]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadFile"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadFile"]["responses"][415]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadFile"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadFile"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadFile"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["uploadFile"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadFile"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadFile"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["uploadFile"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadFile"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadFile"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadFile"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadFile"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["uploadFile"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadFile"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadFile"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  uploadTypedFile: {
    parameters: {
      path: {
        serviceType: Validator<Exclude<NonNullable<Operations["uploadTypedFile"]["parameters"]["path"]>["serviceType"], undefined>>;
        msgType: Validator<Exclude<NonNullable<Operations["uploadTypedFile"]["parameters"]["path"]>["msgType"], undefined>>;
      };
    };
    body: {
      "multipart/form-data": Validator<NonNullable<Operations["uploadTypedFile"]["requestBody"]>["content"]["multipart/form-data"]>;
    };
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadTypedFile"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadTypedFile"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadTypedFile"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadTypedFile"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadTypedFile"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadTypedFile"]["responses"][400]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadTypedFile"]["responses"][400]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadTypedFile"]["responses"][400]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadTypedFile"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadTypedFile"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["uploadTypedFile"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadTypedFile"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadTypedFile"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadTypedFile"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadTypedFile"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadTypedFile"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadTypedFile"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "413": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadTypedFile"]["responses"][413]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadTypedFile"]["responses"][413]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadTypedFile"]["responses"][413]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadTypedFile"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadTypedFile"]["responses"][413]["content"]["application/json"]>;
        };
      };
      "415": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadTypedFile"]["responses"][415]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadTypedFile"]["responses"][415]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadTypedFile"]["responses"][415]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadTypedFile"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadTypedFile"]["responses"][415]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadTypedFile"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadTypedFile"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadTypedFile"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["uploadTypedFile"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadTypedFile"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadTypedFile"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["uploadTypedFile"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadTypedFile"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadTypedFile"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadTypedFile"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadTypedFile"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["uploadTypedFile"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadTypedFile"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadTypedFile"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  uploadSubtypedFile: {
    parameters: {
      path: {
        serviceType: Validator<Exclude<NonNullable<Operations["uploadSubtypedFile"]["parameters"]["path"]>["serviceType"], undefined>>;
        msgType: Validator<Exclude<NonNullable<Operations["uploadSubtypedFile"]["parameters"]["path"]>["msgType"], undefined>>;
        subType: Validator<Exclude<NonNullable<Operations["uploadSubtypedFile"]["parameters"]["path"]>["subType"], undefined>>;
      };
    };
    body: {
      "multipart/form-data": Validator<NonNullable<Operations["uploadSubtypedFile"]["requestBody"]>["content"]["multipart/form-data"]>;
    };
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][200]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][200]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][200]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadSubtypedFile"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][400]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][400]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][400]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadSubtypedFile"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadSubtypedFile"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "403": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][403]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][403]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][403]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][403]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadSubtypedFile"]["responses"][403]["content"]["application/json"]>;
        };
      };
      "413": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][413]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][413]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][413]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadSubtypedFile"]["responses"][413]["content"]["application/json"]>;
        };
      };
      "415": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][415]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][415]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][415]["headers"]["RateLimit-Reset"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadSubtypedFile"]["responses"][415]["content"]["application/json"]>;
        };
      };
      "429": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][429]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][429]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][429]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][429]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][429]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadSubtypedFile"]["responses"][429]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadSubtypedFile"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "RateLimit-Limit": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][503]["headers"]["RateLimit-Limit"], undefined>>;
          "RateLimit-Remaining": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][503]["headers"]["RateLimit-Remaining"], undefined>>;
          "RateLimit-Reset": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][503]["headers"]["RateLimit-Reset"], undefined>>;
          "Retry-After": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["uploadSubtypedFile"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["uploadSubtypedFile"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  getImage: {
    parameters: {
      path: {
        imageKey: Validator<Exclude<NonNullable<Operations["getImage"]["parameters"]["path"]>["imageKey"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["getImage"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {};
      };
      "404": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["getImage"]["responses"][404]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["getImage"]["responses"][404]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["getImage"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["getImage"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "Retry-After": Validator<Exclude<Operations["getImage"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["getImage"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["getImage"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
  receiveReceipts: {
    parameters: {
      header: {
        "webhook-id": Validator<Exclude<NonNullable<Operations["receiveReceipts"]["parameters"]["header"]>["webhook-id"], undefined>>;
        "webhook-timestamp": Validator<Exclude<NonNullable<Operations["receiveReceipts"]["parameters"]["header"]>["webhook-timestamp"], undefined>>;
      };
      path: {
        carrier: Validator<Exclude<NonNullable<Operations["receiveReceipts"]["parameters"]["path"]>["carrier"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["receiveReceipts"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["receiveReceipts"]["responses"][200]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["receiveReceipts"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["receiveReceipts"]["responses"][400]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["receiveReceipts"]["responses"][400]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["receiveReceipts"]["responses"][401]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["receiveReceipts"]["responses"][401]["content"]["application/json"]>;
        };
      };
      "404": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["receiveReceipts"]["responses"][404]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["receiveReceipts"]["responses"][404]["content"]["application/json"]>;
        };
      };
      "413": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["receiveReceipts"]["responses"][413]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["receiveReceipts"]["responses"][413]["content"]["application/json"]>;
        };
      };
      "415": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["receiveReceipts"]["responses"][415]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["receiveReceipts"]["responses"][415]["content"]["application/json"]>;
        };
      };
      "500": {
        headers: {
          "X-Request-Id": Validator<Exclude<Operations["receiveReceipts"]["responses"][500]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["receiveReceipts"]["responses"][500]["content"]["application/json"]>;
        };
      };
      "503": {
        headers: {
          "Retry-After": Validator<Exclude<Operations["receiveReceipts"]["responses"][503]["headers"]["Retry-After"], undefined>>;
          "X-Request-Id": Validator<Exclude<Operations["receiveReceipts"]["responses"][503]["headers"]["X-Request-Id"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["receiveReceipts"]["responses"][503]["content"]["application/json"]>;
        };
      };
    };
  };
};

export declare const webhooks: {
  receiveReport: {
    parameters: {
      header: {
        "webhook-id": Validator<Exclude<NonNullable<Operations["receiveReport"]["parameters"]["header"]>["webhook-id"], undefined>>;
        "webhook-timestamp": Validator<Exclude<NonNullable<Operations["receiveReport"]["parameters"]["header"]>["webhook-timestamp"], undefined>>;
        "webhook-signature": Validator<Exclude<NonNullable<Operations["receiveReport"]["parameters"]["header"]>["webhook-signature"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["receiveReport"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["receiveReport"]["responses"][200]["content"]["application/json"]>;
        };
      };
      default: {
        headers: {};
        body: {};
      };
    };
  };
  submitMessages: {
    parameters: {
      header: {
        "webhook-id": Validator<Exclude<NonNullable<Operations["submitMessages"]["parameters"]["header"]>["webhook-id"], undefined>>;
        "webhook-timestamp": Validator<Exclude<NonNullable<Operations["submitMessages"]["parameters"]["header"]>["webhook-timestamp"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["submitMessages"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["submitMessages"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {};
        body: {};
      };
      "429": {
        headers: {
          "Retry-After": Validator<Exclude<Operations["submitMessages"]["responses"][429]["headers"]["Retry-After"], undefined>>;
        };
        body: {};
      };
      "503": {
        headers: {
          "Retry-After": Validator<Exclude<Operations["submitMessages"]["responses"][503]["headers"]["Retry-After"], undefined>>;
        };
        body: {};
      };
      default: {
        headers: {};
        body: {};
      };
    };
  };
  askMessages: {
    parameters: {
      header: {
        "webhook-id": Validator<Exclude<NonNullable<Operations["askMessages"]["parameters"]["header"]>["webhook-id"], undefined>>;
        "webhook-timestamp": Validator<Exclude<NonNullable<Operations["askMessages"]["parameters"]["header"]>["webhook-timestamp"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["askMessages"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["askMessages"]["responses"][200]["content"]["application/json"]>;
        };
      };
      default: {
        headers: {};
        body: {};
      };
    };
  };
};

/** Interprets the schema: slower, but a page that uses only this loads none of the generated code. */
export declare const interpreted: (schemaName: string, readPlan?: string) => Validator;
