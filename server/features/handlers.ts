import type { FeatureServices, Handlers } from '#server/handler.ts';
import { booking, release, saveBooking } from './booking/booking.ts';
import { bookingRooms, changeBookingRoom, changeParty } from './booking/cabins.ts';
import { acceptPrice, confirm } from './booking/confirm.ts';
import { chooseCoupon } from './booking/coupons.ts';
import { createOrder } from './booking/create.ts';
import { hold, holdAgain } from './booking/hold.ts';
import { createReadPassport } from './booking/passport.ts';
import { brandStory } from './brand-story/brand-story.ts';
import { campaign, campaigns } from './campaigns/campaigns.ts';
import { addToCart } from './cart/add.ts';
import { cart } from './cart/cart.ts';
import { checkIn, checkInForm, checkInPassengers, findCheckIn, unfinishedCheckIn } from './check-in/check-in.ts';
import { checkInSailings } from './check-in/sailings.ts';
import { extendCheckIn, fillCheckIn, saveCheckIn } from './check-in/save.ts';
import { submitCheckIn } from './check-in/submit.ts';
import { contacts, passenger, saveContact, savePassenger } from './contacts/contacts.ts';
import { pinyin } from './contacts/pinyin.ts';
import { crm } from './crm/crm.ts';
import { memberCoupons } from './crm/own-coupons.ts';
import { destination, destinations } from './destinations/destination.ts';
import { experience } from './experience/experience.ts';
import { favourites } from './favourites/favourites.ts';
import { guide } from './guide/guide.ts';
import { question, questions } from './help/questions.ts';
import { createHome } from './home/home.ts';
import { bank, entry, partner } from './login/entry.ts';
import { loginState, logout } from './login/state.ts';
import { bindWechat, enterWechat, startWechat, wechatEvents } from './login/wechat.ts';
import { menu } from './menu/menu.ts';
import { mice } from './mice/mice.ts';
import { article, news } from './news/news.ts';
import { cancelOrder, orderRefund } from './orders/cancel.ts';
import { applyInvoice } from './orders/invoice.ts';
import { myVoyage } from './orders/my-voyage.ts';
import { order, orderPrice } from './orders/order.ts';
import { orders } from './orders/orders.ts';
import { ourVoyageAddress, shareOurVoyage } from './orders/our-voyage.ts';
import { beginOrderRebooking, finishRebooking, leaveOrderRebooking, orderRebooking } from './orders/rebooking.ts';
import { changeOrderRoom, orderCoupons, orderRooms } from './orders/rooms.ts';
import { ourVoyageCalendar } from './our-voyage/calendar.ts';
import { ourVoyage } from './our-voyage/our-voyage.ts';
import { pay } from './payment/pay.ts';
import { payment } from './payment/payment.ts';
import { policy } from './policy/policy.ts';
import { compared } from './search/compared.ts';
import { priced } from './search/priced.ts';
import { search, searchCount } from './search/search.ts';
import { sentence, vocabulary } from './search/sentence.ts';
import { session } from './session/session.ts';
import { shipDecks } from './ships/decks.ts';
import { experienceShips, place, ship } from './ships/ship.ts';
import { createTicketPdf } from './tickets/pdf.ts';
import { createTicket, findTicket, tickets } from './tickets/tickets.ts';
import { createTogetherPicture } from './together/picture.ts';
import { createTogether, likeTogether, together } from './together/together.ts';
import { createTrack } from './tracking/tracking.ts';
import { amenities } from './trip/amenities.ts';
import { miniProgram } from './trip/mini-program.ts';
import { changeMobile, sendMobileCode } from './user/mobile.ts';
import { voyage, voyageRooms } from './voyage/voyage.ts';
import { createWaitingRoomHandlers } from './waiting-room/waiting-room.ts';

/** Returns the handler of each call that this server answers itself; a missing one is a type error. */
export function createHandlers({
	decryptHotRoutes,
	downloadPass,
	drawPicture,
	encodePassport,
	track,
	waitingRoom,
}: FeatureServices): Handlers {
	const line = createWaitingRoomHandlers(waitingRoom);
	const ordering = { leaveWaitingRoom: waitingRoom.leave };
	return {
		'GET /home': createHome(decryptHotRoutes),
		'GET /search': search,
		'GET /search/count': searchCount,
		'GET /search/compared': compared,
		'GET /search/priced': priced,
		'GET /search/sentence': sentence,
		'GET /search/vocabulary': vocabulary,
		'GET /voyage': voyage,
		'GET /voyage/rooms': voyageRooms,
		'GET /ship': ship,
		'GET /ship/place': place,
		'GET /ship/decks': shipDecks,
		'GET /ships/experience': experienceShips,
		'GET /experience': experience,
		'GET /policy/{type}': policy,
		'GET /questions': questions,
		'GET /question': question,
		'GET /guide': guide,
		'GET /destinations': destinations,
		'GET /destination': destination,
		'GET /campaigns': campaigns,
		'GET /campaign': campaign,
		'GET /news': news,
		'GET /article': article,
		'GET /brand-story': brandStory,
		'GET /mice': mice,
		'GET /session': session,
		'GET /menu': menu,
		'POST /events': createTrack(track),
		'POST /together': createTogether,
		'GET /together': together,
		'POST /together/like': likeTogether,
		'GET /together/picture': createTogetherPicture(drawPicture),
		'GET /cart': cart,
		'POST /cart': addToCart,
		'GET /favourites': favourites,
		'POST /booking/hold': hold,
		'POST /booking/hold-again': (input, scope) => holdAgain(input, { ...scope, ...ordering }),
		'GET /booking': booking,
		'POST /booking/party': changeParty,
		'POST /booking/save': saveBooking,
		'GET /booking/confirm': confirm,
		'POST /booking/ocr': createReadPassport(encodePassport),
		'POST /booking/price': acceptPrice,
		'POST /booking/coupon': chooseCoupon,
		'POST /booking/create': (input, scope) => createOrder(input, { ...scope, ...ordering }),
		'POST /booking/release': release,
		'GET /booking/rooms': bookingRooms,
		'POST /booking/room': changeBookingRoom,
		'GET /orders': orders,
		'GET /order': order,
		'GET /order/price': orderPrice,
		'GET /order/refund': orderRefund,
		'POST /order/cancel': cancelOrder,
		'GET /order/rebooking': orderRebooking,
		'POST /order/rebooking/begin': beginOrderRebooking,
		'POST /order/rebooking/leave': leaveOrderRebooking,
		'POST /order/rebooking/finish': finishRebooking,
		'POST /order/invoice': applyInvoice,
		'GET /order/coupons': orderCoupons,
		'GET /order/rooms': orderRooms,
		'POST /order/room': changeOrderRoom,
		'GET /order/our-voyage': ourVoyageAddress,
		'POST /order/our-voyage': shareOurVoyage,
		'GET /my-voyage': myVoyage,
		'GET /our-voyage': ourVoyage,
		'GET /our-voyage/calendar': ourVoyageCalendar,
		'GET /order/payment': payment,
		'POST /order/pay': pay,
		'GET /contacts': contacts,
		'GET /passenger': passenger,
		'POST /passenger': savePassenger,
		'POST /contact': saveContact,
		'POST /pinyin': pinyin,
		'GET /check-in/sailings': checkInSailings,
		'POST /check-in/find': findCheckIn,
		'GET /check-in': checkIn,
		'GET /check-in/form': checkInForm,
		'POST /check-in/save': saveCheckIn,
		'POST /check-in/extend': extendCheckIn,
		'GET /check-in/passengers': checkInPassengers,
		'POST /check-in/passenger': fillCheckIn,
		'POST /check-in/submit': submitCheckIn,
		'GET /check-in/unfinished': unfinishedCheckIn,
		'POST /logout': logout,
		'GET /login/state': loginState,
		'GET /login/entry': entry,
		'POST /login/bank': bank,
		'POST /login/partner': partner,
		'POST /login/wechat': startWechat,
		'GET /login/wechat/events': wechatEvents,
		'POST /login/wechat/enter': enterWechat,
		'POST /login/wechat/bind': bindWechat,
		'POST /user/mobile/code': sendMobileCode,
		'POST /user/mobile': changeMobile,
		'GET /tickets': tickets,
		'POST /ticket/create': createTicket,
		'GET /ticket/pdf': createTicketPdf(downloadPass),
		'POST /ticket/find': findTicket,
		'GET /crm': crm,
		'GET /crm/coupons': memberCoupons,
		'GET /mini-program': miniProgram,
		'GET /amenities': amenities,
		'GET /waiting-room': line.look,
		'POST /waiting-room': line.join,
	};
}
